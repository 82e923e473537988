import type { RunObject, ToolObject, Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import type { StatedIds } from "./stated-ids.ts";
import type { TranscriptMessage } from "./transcript-message.ts";

/** What an agent did in one conversation, the same for every provider. */
export type Conversation = {
  readonly messages: readonly TranscriptMessage[];
  /** The messages as they were written, a JSON list. */
  readonly messagesText: JsonText | null;
  readonly usage: Usage | null;
  /** Why there is no whole answer, where that is not the agent's doing. */
  readonly error: string | null;
  /** How the answer ended, where that is worth saying. */
  readonly ended: string | null;
  readonly extra: JsonText | null;
};

/** What one line or document holds. */
export type Translation =
  | {
      readonly ok: true;
      readonly ids: StatedIds;
      /** The provider's id of the response or the conversation, for where no case is named. */
      readonly ownId: string | null;
      readonly run: Partial<Pick<RunObject, "startedAt" | "model" | "agent">>;
      readonly tools: readonly ToolObject[];
      /** More than one are several answers to the same request. */
      readonly conversations: readonly Conversation[];
    }
  | {
      readonly ok: false;
      readonly code: string;
      readonly path: string | null;
      readonly message: string;
      /** Said of the whole file: once is enough. */
      readonly once?: boolean;
    };
