/** Everything that is known of one finding, texts decoded and whole. */
export type FindingExportRow = {
  readonly suite: string;
  readonly instrument: string;
  readonly run: string;
  /** ISO 8601. */
  readonly run_at: string;
  readonly model: string | null;
  readonly git_sha: string | null;
  readonly record: string;
  readonly case: string;
  readonly trial: number;
  /** Place among the findings of its record. */
  readonly finding: number;
  readonly claim: string;
  readonly kind: string;
  readonly tool: string | null;
  readonly path: string | null;
  readonly call_index: number | null;
  readonly expected_index: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly message: string;
  readonly signature: number;
  readonly signature_title: string;
  /** The call that the finding is about, as the agent made it and as the handler got it. */
  readonly called: string | null;
  readonly arguments_raw: string | null;
  readonly arguments_received: string | null;
  /** Names of the literals (`expected`, `actual`) that are longer than the store keeps beside a finding. */
  readonly cut: string | null;
};
