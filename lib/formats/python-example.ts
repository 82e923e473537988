/**
 * Ten lines of Python (3.9 or newer, nothing to install) with which a harness writes its own log in the native format:
 * `arguments_raw` is the text that the provider gave, never parsed and written anew. Standing in an agent, they are the
 * agent's own log; a harness that reads the provider's answers itself says `provider` for the source.
 */
export const PYTHON_EXAMPLE = `import json

def write_record(file, run_id, case_id, calls, trial=0, source="agent_log", **more):
    """calls: (call_id, name, arguments_raw, result) each; more: harness_verdict="pass", final_message="…", …"""
    tool_calls = []
    for call_id, name, arguments_raw, result in calls:  # arguments_raw: call.function.arguments as it came
        tool_calls.append({"call_id": call_id, "name": name, "arguments_raw": arguments_raw, "result": result})
    record = {"kind": "record", "run_id": run_id, "case_id": case_id, "trial": trial, "source": source}
    record.update(tool_calls=tool_calls, **more)
    file.write(json.dumps(record) + "\\n")
`;
