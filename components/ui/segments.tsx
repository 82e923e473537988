import Link from "next/link";

type Props = {
  readonly label: string;
  readonly options: readonly { readonly text: string; readonly href: string; readonly current: boolean }[];
};

/** A choice of one among a few, each an address. */
export function Segments({ label, options }: Props) {
  return (
    <nav aria-label={label} className="inline-flex rounded-md border border-line-strong bg-panel p-px">
      {options.map((option) => (
        <Link
          key={option.text}
          href={option.href}
          scroll={false}
          replace
          aria-current={option.current ? "true" : undefined}
          className="rounded-sm px-2 text-xs leading-6 text-ink-2 hover:text-ink aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--line-strong)]"
        >
          {option.text}
        </Link>
      ))}
    </nav>
  );
}
