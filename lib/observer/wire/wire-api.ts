/** The APIs whose traffic can be read for tool calls. Servers compatible with one of them count as that one. */
export type WireApi = "openai-chat" | "openai-responses" | "anthropic-messages" | "gemini";
