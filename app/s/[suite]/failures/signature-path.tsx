import { Literal } from "@/components/ui/literal";

type Props = { readonly tool: string; readonly path: string | null };

/** `tool.path` in the mono face. Where there is little room the tool is cut first: the path tells rows apart. */
export function SignaturePath({ tool, path }: Props) {
  const name = tool === "" ? "(no tool)" : tool;
  const inside = path === null || path === "" ? null : path;
  return (
    <span
      title={inside === null ? name : `${name}.${inside}`}
      className="flex min-w-0 max-w-full items-baseline"
    >
      <Literal className="min-w-10 truncate font-medium">{name}</Literal>
      {inside !== null && (
        <>
          <span className="text-ink-3">.</span>
          <Literal className="max-w-[75%] shrink-0 truncate text-ink-2">{inside}</Literal>
        </>
      )}
    </span>
  );
}
