import { Literal } from "@/components/ui/literal";

type Props = { readonly tool: string; readonly path: string | null };

/** `tool.path` in the mono face: the tool strong, the path after it. */
export function SignaturePath({ tool, path }: Props) {
  return (
    <>
      <Literal className="font-medium">{tool === "" ? "(no tool)" : tool}</Literal>
      {path !== null && path !== "" && (
        <>
          <span className="text-ink-3">.</span>
          <Literal className="text-ink-2">{path}</Literal>
        </>
      )}
    </>
  );
}
