const DEEP = 100_000;
/** Texts that no importer may throw at, by what is wrong with them. */
export const HOSTILE: Readonly<Record<string, string>> = {
  empty: "",
  "white space": " \n\t\r\n ",
  null: "null",
  number: "5",
  "bare string": '"text"',
  "empty object": "{}",
  "empty list": "[]",
  "NaN and Infinity": '{"kind":"record","task_id":NaN,"reward":Infinity}',
  "NaN and Infinity in a list": '[{"id":NaN,"x":[Infinity,-Infinity]},{"messages":[NaN],"results":[NaN]}]',
  "byte-order mark inside": '\ufeff{"kind":"run","run_id":"r"}',
  "deep list": `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
  "deep open list": "[".repeat(DEEP),
  "deep object in a field": `{"kind":"case","case_id":"c","input":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`,
  "deep result": `{"task_id":1,"reward":1,"info":{},"traj":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`,
  huge: `{"kind":"run","run_id":"${"x".repeat(5_000_000)}"}`,
  "number beyond doubles":
    '{"kind":"record","trial":1e999,"task_id":1e999,"reward":-1e999,"traj":[],"info":{}}',
  __proto__: '{"__proto__":{"kind":"run"},"kind":"run","run_id":"r","constructor":1,"toString":2}',
  "lone surrogate and NUL": '{"kind":"run","run_id":"\\ud800\\u0000","traj":"\\udc00"}',
  binary: "\u0000\u0001\u0002\ufffd",
  "code fence": '```json\n{"kind":"run","run_id":"r"}\n```',
  "yaml with tabs": "- kind: tool\n\tname: x\n",
  "carriage returns": '{"kind":"run",\r\n"run_id":"r"}\r\n',
};
