/**
 * Ten lines of Python (3.9 or newer, nothing to install) with which a harness writes its own log in the native format:
 * `arguments_raw` is the text that the provider gave, never parsed and written anew. Standing in an agent, they are the
 * agent's own log; a harness that reads the provider's answers itself says `provider` for the source.
 */
export const PYTHON_EXAMPLE = `import json

def write_record(file, run_id, case_id, calls, source="agent_log", **more):
    """calls: (call_id, name, arguments_raw, result) each; more: trial=0,
    harness_verdict="pass", final_message="…" and other fields of a record"""
    keys = ("call_id", "name", "arguments_raw", "result")
    record = {"kind": "record", "run_id": run_id, "case_id": case_id, **more}
    # arguments_raw is the provider's own text: call.function.arguments
    record["tool_calls"] = [dict(zip(keys, call)) for call in calls]
    record["source"] = source
    file.write(json.dumps(record) + "\\n")
`;
