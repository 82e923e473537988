import Link from "next/link";

type Props = {
  readonly label: string;
  readonly tabs: readonly {
    readonly text: string;
    readonly href: string;
    readonly count?: number;
    readonly current: boolean;
  }[];
};

/** Tabs that are addresses. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="flex gap-4 border-b">
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          className="-mb-px border-b-2 border-transparent py-1.5 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {tab.text}
          {tab.count !== undefined && (
            <>
              {" "}
              <span className="ml-0.5 text-xs text-ink-3">{tab.count.toLocaleString("en")}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
