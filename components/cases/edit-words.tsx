import { Literal } from "@/components/ui/literal";
import type { CaseEdit } from "@/lib/expectations/case-edit";
import { preview } from "@/lib/json/preview";

const SHOWN = 200;

/** One edit in a sentence, with its literals as they are. */
export function EditWords({ edit }: { readonly edit: CaseEdit }) {
  const { kind, before, after } = edit;
  switch (kind) {
    case "accept_value":
      return (
        <>
          <Place edit={edit} />: <Value text={after} /> is right as well
          {before !== null && (
            <>
              , beside <Value text={before} />
            </>
          )}
          .
        </>
      );
    case "replace_value":
      return (
        <>
          <Place edit={edit} />: <Value text={after} />
          {before === null ? " is expected." : " instead of "}
          {before !== null && (
            <>
              <Value text={before} />.
            </>
          )}
        </>
      );
    case "set_type":
      return (
        <>
          <Place edit={edit} />: any of the types <Value text={after} /> is right; until now{" "}
          <Value text={before} />.
        </>
      );
    case "expect_argument":
      return (
        <>
          <Place edit={edit} /> may be given, and then as <Value text={after} />.
        </>
      );
    case "optional_argument":
      return (
        <>
          <Place edit={edit} /> may be left out; where it is given, it is still <Value text={before} />.
        </>
      );
    case "drop_argument":
      return (
        <>
          <Place edit={edit} /> is not looked at any more
          {before !== null && (
            <>
              ; until now <Value text={before} />
            </>
          )}
          .
        </>
      );
    case "expect_call":
      return (
        <>
          The call of <Literal>{edit.tool ?? ""}</Literal> with <Value text={after} /> is expected as well.
        </>
      );
    case "accept_calls":
      return <>What this record did becomes one more accepted way, beside those that there are.</>;
    case "any_order":
      return <>The calls may come in any order.</>;
    case "allow_extra":
      return <>Calls with a side effect that nobody expected are no failure of this case any more.</>;
  }
}

function Place({ edit: { path, tool } }: { readonly edit: CaseEdit }) {
  return (
    <>
      <Literal>{path ?? ""}</Literal> of <Literal>{tool ?? ""}</Literal>
    </>
  );
}

function Value({ text }: { readonly text: string | null }) {
  const { text: shown, cut } = preview(text ?? "nothing", SHOWN);
  return <Literal className="font-semibold [overflow-wrap:anywhere]">{cut ? `${shown}…` : shown}</Literal>;
}
