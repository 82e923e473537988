import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { SeenValues } from "@/lib/queries/rules/get-seen-values";

/** Types, shapes and examples of what agents gave, and what they were counted in. */
export function SeenValuesView({ seen }: { readonly seen: SeenValues }) {
  const count = (value: number) => value.toLocaleString("en");
  return (
    <section aria-label="Seen" className="space-y-1">
      <p>
        <span className="font-semibold">Seen</span>{" "}
        <span className="text-xs text-ink-3">
          {seen.ofTool === 0
            ? "no call of the tool among the newest of the suite"
            : `in the newest ${count(seen.ofTool)} calls of the tool, of the suite’s newest ${count(seen.newest)}`}
          {seen.absent > 0 && `; absent in ${count(seen.absent)}`}
          {seen.unreadable > 0 && `; ${count(seen.unreadable)} with arguments that can’t be read`}
        </span>
      </p>
      {seen.shapes.length > 0 && (
        <ScrollX label="Seen values">
          <table className="w-full text-xs">
            <thead className="text-ink-3">
              <tr>
                <th className="pr-3">type</th>
                <th className="px-3">shape</th>
                <th className="px-3 text-right">values</th>
                <th className="pl-3">such as</th>
              </tr>
            </thead>
            <tbody>
              {seen.shapes.map((one) => (
                <tr key={`${one.type} ${one.shape}`} className="border-t align-baseline">
                  <td className="py-0.5 pr-3">{one.type}</td>
                  <td className="px-3">{one.shape}</td>
                  <td className="px-3 text-right">{count(one.values)}</td>
                  <td className="space-x-2 pl-3 [overflow-wrap:anywhere]">
                    {one.examples.map(({ text, cut }) => (
                      <Literal key={text}>{cut ? `${text}…` : text}</Literal>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
    </section>
  );
}
