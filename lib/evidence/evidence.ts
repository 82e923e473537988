import type { Claim } from "../grading/claims.ts";
import type { JsonType } from "../grading/json-type.ts";
import type { JsonErrorCode, JsonErrorHint } from "../json/parse-result.ts";
import type { ArgumentsForm } from "../json/read-arguments.ts";

/**
 * One call as it is shown: what was expected, what the model emitted, what the handler got, held against each
 * other path by path. Everything is bounded: rows by count, literals by characters; what was left out is counted.
 */

/**
 * A piece of a literal. The pieces of a cell, in order, are the literal: `text` and `sign` hold their source,
 * a `gap` stands for that many UTF-16 units which are not shown.
 */
export type Segment =
  | {
      readonly kind: "text";
      readonly source: string;
      readonly changed: boolean;
      /** `U+00C5 U+0301` where a changed piece is short and not plain ASCII: such pieces can look alike. */
      readonly codePoints: string | null;
    }
  | {
      readonly kind: "sign";
      readonly source: string;
      readonly changed: boolean;
      /** `U+0000`. */
      readonly label: string;
      /** `NUL`, `lone surrogate`, `zero width space`. */
      readonly name: string;
      /** Whether the source spells it as an escape, which can be read as it stands. */
      readonly escaped: boolean;
    }
  | { readonly kind: "gap"; readonly length: number };

/** One literal of one column. */
export type EvidenceCell = {
  /** Offsets of the whole literal in its column's source, UTF-16, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  readonly type: JsonType;
  /** Members or items of a container; null for scalars. */
  readonly size: number | null;
  readonly segments: readonly Segment[];
};

export type DifferenceName =
  /** raw against expected */
  | "value"
  | "type_only"
  | "value_and_type"
  | "missing"
  | "unexpected"
  | "repeated_key"
  | "repeated_key_same"
  | "normalized"
  | "spelling"
  | "accepted_type"
  | "default_stated"
  | "default_omitted"
  | "optional_omitted"
  | "not_asserted"
  | "not_compared"
  /** received against raw */
  | "rewritten_value"
  | "rewritten_type"
  | "dropped"
  | "added";

export type Difference = {
  readonly name: DifferenceName;
  /** The column that it is told of. */
  readonly column: "raw" | "received";
  /** The claim whose finding this is; null where no finding of the instrument stands behind it. */
  readonly claim: Claim | null;
  /** The normalizer's name, the default's literal, …; null where there is nothing to add. */
  readonly detail: string | null;
};

/** One argument path in three columns. More than one cell in a column: the members of a repeated key, in order. */
export type EvidenceRow = {
  /** `items[0].qty`; `""` for the arguments as a whole. */
  readonly path: string;
  readonly label: string;
  readonly depth: number;
  /** A `group` is a container whose members follow as rows of their own. */
  readonly kind: "leaf" | "group";
  readonly expected: readonly EvidenceCell[];
  /** `any_of`: each expected cell is an accepted value. */
  readonly expectedForm: "one" | "any_of";
  readonly raw: readonly EvidenceCell[];
  readonly received: readonly EvidenceCell[];
  readonly differences: readonly Difference[];
  /** Indices into the findings that were handed in. */
  readonly findings: readonly number[];
};

/** A text that is not JSON, around the place where reading stopped. */
export type UnreadableText = {
  /** Why, where, and the likely cause, in one sentence. */
  readonly message: string;
  readonly code: JsonErrorCode;
  readonly hint: JsonErrorHint | null;
  /** UTF-16 offset of the first character that can't belong to JSON. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** The text up to the offset, the character there (empty at the end of the text), and what follows. */
  readonly before: readonly Segment[];
  readonly at: readonly Segment[];
  readonly after: readonly Segment[];
};

export type CallEvidence = {
  readonly rows: readonly EvidenceRow[];
  /** Rows there are, and those of them with a difference worth a look; `rows` may hold fewer. */
  readonly rowCount: number;
  readonly differentCount: number;
  /** How the raw text came (G2); null where there is no call. */
  readonly rawForm: ArgumentsForm | null;
  /** UTF-16 length of the raw text; null where there is none. */
  readonly rawLength: number | null;
  readonly unreadable: UnreadableText | null;
  /** Whether the handler's arguments were recorded. */
  readonly hasReceived: boolean;
  /** Findings about the call as a whole: indices into what was handed in. */
  readonly findings: readonly number[];
};
