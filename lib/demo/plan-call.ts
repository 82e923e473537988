import type { PlannedCall } from "./call.ts";
import type { Dice } from "./dice-of.ts";
import type { Facts } from "./facts-of.ts";
import { misreadArgument } from "./misread-argument.ts";
import { OTHER_PATHS } from "./other-paths.ts";
import { renderArgument } from "./render-argument.ts";
import type { Step } from "./scenario.ts";
import { TOOLS } from "./tools/registry.ts";
import type { Traits } from "./traits.ts";
import type { Truth } from "./truth.ts";
import type { Value } from "./value.ts";
import { worseTruth } from "./worse-truth.ts";
import { WRONG_TOOLS } from "./wrong-tools.ts";

const PLAIN: Truth = { truth: "agent_right", cause: null };
const INVENTED: readonly (readonly [string, Value])[] = [
  ["priority", "high"],
  ["dry_run", false],
  ["source", "agent"],
];

/** What an agent makes of one step of a request: which tool it takes, and how it writes the arguments. */
export function planCall(meant: Step, key: string, facts: Facts, traits: Traits, dice: Dice): PlannedCall {
  const shows = (habit: keyof Traits) => dice.habit(`${key}|${habit}`, traits[habit]);
  let step = meant;
  let truth = PLAIN;
  const wrongTool = WRONG_TOOLS[meant.tool];
  const otherPath = OTHER_PATHS[meant.tool];
  if (wrongTool && shows("takesWrongTool")) {
    step = wrongTool(facts);
    truth = { truth: "agent_wrong", cause: "wrong_selection" };
  } else if (otherPath && shows("takesOtherPath")) {
    step = otherPath(meant);
    truth = { truth: "agent_right", cause: "other_valid_path" };
  }
  const tool = TOOLS.get(step.tool);
  if (!tool) throw new Error(`The demo has no tool ${step.tool}.`);

  const args = new Map<string, Value>();
  const names = Object.keys(step.args);
  const misreadAt = shows("misreads") ? Math.floor(dice.number(`${key}|misread`) * names.length) : -1;
  for (const [index, name] of names.entries()) {
    let value = step.args[name] ?? "";
    const parameter = tool.parameters[name];
    if (parameter?.default !== undefined && value === parameter.default && shows("leavesDefaultsOut")) {
      truth = worseTruth(truth, { truth: "agent_right", cause: "stated_default" });
      continue;
    }
    const meaning = parameter?.meaning ?? "text";
    const misread = index === misreadAt ? misreadArgument(meaning, value, facts) : null;
    if (misread !== null) {
      value = misread;
      truth = worseTruth({ truth: "agent_wrong", cause: "misread_case" }, truth);
    }
    const rendered = renderArgument(`${key}|${name}`, meaning, value, traits, dice);
    args.set(name, rendered.value);
    truth = worseTruth(truth, rendered.truth);
  }

  const optional = Object.entries(tool.parameters).filter(
    ([name, { required }]) => !required && !Object.hasOwn(step.args, name),
  );
  if (optional.length > 0 && shows("setsUnaskedOption")) {
    const unasked = optional.find(([, { meaning }]) => meaning === "flag" || meaning === "count");
    if (unasked) {
      const [name, { meaning, default: fallback }] = unasked;
      args.set(name, meaning === "flag" ? !fallback : 1);
      truth = worseTruth({ truth: "agent_wrong", cause: "hallucinated_argument" }, truth);
    }
  } else if (optional.length > 0 && shows("statesDefaults")) {
    for (const [name, { default: fallback }] of optional)
      if (fallback !== undefined) args.set(name, fallback);
    truth = worseTruth(truth, { truth: "agent_right", cause: "stated_default" });
  }
  if (shows("inventsArgument")) {
    const [name, value] = INVENTED[Math.floor(dice.number(`${key}|invented`) * INVENTED.length)] ?? [
      "source",
      "agent",
    ];
    args.set(name, value);
    truth = worseTruth({ truth: "agent_wrong", cause: "hallucinated_argument" }, truth);
  }
  const decorated = shows("decoratesName");
  if (decorated) truth = worseTruth(truth, { truth: "agent_right", cause: "equivalent_encoding" });
  const cutOff = shows("cutsOff");
  if (cutOff) truth = { truth: "agent_wrong", cause: "wrong_rendering" };
  return {
    tool: step.tool,
    args: Object.fromEntries(args),
    name: decorated ? step.tool.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : step.tool,
    cutOff,
    meant,
    truth,
  };
}
