/** Cases to lie beside a transcript; the first is the case of the examples' calls. */
export const CASES_YAML = `# cases.yaml
- kind: case
  case_id: refund                  # the record's case id
  input: Refund order A-1 in full
  forbid_other_side_effects: true
  expect_tool_calls:
    - name: issue_refund
      args: { order_id: A-1 }
- kind: case
  case_id: greeting
  expect_tool_calls: []            # no call is right here`;

/** Tools to lie beside a transcript. */
export const TOOLS_YAML = `# tools.yaml
- { kind: tool, name: issue_refund, effect: side_effecting }
- { kind: tool, name: get_order, effect: read_only }`;
