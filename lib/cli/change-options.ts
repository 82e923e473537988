/** The options that say what to change, with their part of the help. */
export const CHANGE_OPTIONS = {
  rule: "list",
  drop: "list",
  default: "list",
  "drop-default": "list",
  file: "list",
  draft: "string",
  tool: "string",
  param: "string",
  use: "string",
  options: "string",
} as const;

export const CHANGE_HELP = `  --rule TOOL.PARAM=USE          compare the parameter by a normalizer; with options: USE{"zone":"Europe/Berlin"}
  --drop TOOL.PARAM              drop the normalizer in force there
  --default TOOL.PARAM=JSON      state what a call means that leaves the parameter out
  --drop-default TOOL.PARAM      state none any more
  --file RULES.yaml              rules as \`rules export\` and \`rules suggest --yaml\` write them; - is standard input
  --draft TEXT                   the draft out of the address of the Rules page
  --tool T --param P --use U [--options JSON]
                                 one rule whose names hold dots or equals signs

  The first five may be given several times; PARAM is a path such as items[].price.`;
