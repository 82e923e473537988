import { ScrollX } from "@/components/ui/scroll-x";

const ACCOUNTS = [
  {
    source: "provider",
    name: "the wire",
    says: "the model’s answers, read where they pass: names and arguments to the letter",
    by: "wire proxy, observeFetch",
  },
  {
    source: "observer",
    name: "the handlers",
    says: "what each tool was really called with, and what it answered or threw",
    by: "observeTools, MCP relay",
  },
  {
    source: "agent_log",
    name: "the agent’s own log",
    says: "hearsay: what the agent, or its framework, wrote down of itself",
    by: "import --source agent_log",
  },
] as const;

/** The three accounts that there can be of a trial, the strongest first. */
export function AccountTable() {
  return (
    <ScrollX label="Accounts of a trial">
      <table className="w-full min-w-140 text-left">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-4 font-normal">source</th>
            <th className="pr-4 font-normal">account</th>
            <th className="pr-4 font-normal">what it says</th>
            <th className="font-normal">recorded by</th>
          </tr>
        </thead>
        <tbody className="align-baseline">
          {ACCOUNTS.map(({ source, name, says, by }) => (
            <tr key={source} className="border-t">
              <td className="py-1 pr-4">
                <code className="text-xs">{source}</code>
              </td>
              <td className="pr-4 whitespace-nowrap text-ink">{name}</td>
              <td className="pr-4">{says}</td>
              <td>{by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
