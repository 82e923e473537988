import { describe, expect, it } from "vitest";
import { detectApi } from "../../../../lib/observer/wire/detect-api.ts";

describe("detectApi", () => {
  it.each([
    ["/v1/chat/completions", "openai-chat"],
    ["/chat/completions", "openai-chat"],
    ["/api/v1/chat/completions/", "openai-chat"],
    ["/openai/deployments/main/chat/completions?api-version=2026-01-01", "openai-chat"],
    ["/v1beta/openai/chat/completions", "openai-chat"],
    ["/v1/responses", "openai-responses"],
    ["/openai/responses?api-version=preview", "openai-responses"],
    ["/v1/messages", "anthropic-messages"],
    ["/anthropic/v1/messages?beta=true", "anthropic-messages"],
    ["/v1/projects/p/locations/l/publishers/anthropic/models/m@1:streamRawPredict", "anthropic-messages"],
    ["/model/us.anthropic.m-v1%3A0/invoke", "anthropic-messages"],
    ["/v1beta/models/gemini-x:generateContent?key=k", "gemini"],
    ["/v1beta/models/gemini-x:streamGenerateContent?alt=sse", "gemini"],
    ["/v1/projects/p/locations/l/publishers/google/models/gemini-x%3AstreamGenerateContent", "gemini"],
  ])("takes a POST to %s as %s", (path, api) => {
    expect(detectApi("post", path)).toBe(api);
  });

  it.each([
    ["GET", "/v1/responses"],
    ["POST", "/v1/responses/resp_1/cancel"],
    ["POST", "/v1/completions"],
    ["POST", "/v1/embeddings"],
    ["POST", "/v1/messages/count_tokens"],
    ["POST", "/v1/messages/batches"],
    ["POST", "/v1/threads/thread_1/messages"],
    ["POST", "/v1beta/models/gemini-x:countTokens"],
    ["POST", "/x?u=/v1/chat/completions"],
    ["POST", ""],
  ])("leaves %s %s alone", (method, path) => {
    expect(detectApi(method, path)).toBeNull();
  });
});
