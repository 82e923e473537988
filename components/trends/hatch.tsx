type Props = { readonly id: string; readonly says: "grader_alone" | "grader_missed" };

/** The pattern of the gap between a measured and an audited rate; the two directions lean to two sides. */
export function Hatch({ id, says }: Props) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${says === "grader_alone" ? 45 : -45})`}
    >
      <line y2={6} stroke="var(--ink-3)" strokeWidth={says === "grader_alone" ? 2 : 1} opacity={0.55} />
    </pattern>
  );
}
