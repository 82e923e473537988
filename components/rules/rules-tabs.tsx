import { RulesLink } from "./rules-link";

type Props = { readonly view: "suggestions" | "tools" };

const TABS = [
  { view: "suggestions", text: "Suggestions" },
  { view: "tools", text: "Tools and parameters" },
] as const;

/** The two places that rules come from. */
export function RulesTabs({ view }: Props) {
  return (
    <nav aria-label="Rules" className="flex gap-4 border-b">
      {TABS.map((tab) => (
        <RulesLink
          key={tab.view}
          change={{ view: tab.view, tool: null, path: null }}
          aria-current={tab.view === view ? "page" : undefined}
          className="-mb-px border-b-2 border-transparent py-1.5 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {tab.text}
        </RulesLink>
      ))}
    </nav>
  );
}
