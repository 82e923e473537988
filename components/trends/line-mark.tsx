import type { LineLook } from "./line-look";

type Props = {
  readonly mark: LineLook["mark"];
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly size: number;
  readonly color: string;
  /** Its number is not whole. */
  readonly hollow?: boolean;
};

/** A line's mark at one of its points, within an SVG. */
export function LineMark({ mark, x, y, size, color, hollow = false }: Props) {
  const look = {
    fill: hollow ? "var(--canvas)" : color,
    stroke: color,
    strokeWidth: 1.5,
    strokeDasharray: hollow ? "2 1.5" : undefined,
  };
  if (mark === "circle") return <circle cx={x} cy={y} r={size} {...look} />;
  if (mark === "square") {
    const side = 1.7 * size;
    return <rect x={x - side / 2} y={y - side / 2} width={side} height={side} {...look} />;
  }
  const s = 1.2 * size;
  const paths = {
    triangle: `M${x} ${y - s}L${x + s} ${y + 0.8 * s}H${x - s}Z`,
    diamond: `M${x} ${y - 1.1 * s}L${x + 1.1 * s} ${y}L${x} ${y + 1.1 * s}L${x - 1.1 * s} ${y}Z`,
    cross: `M${x - s} ${y}H${x + s}M${x} ${y - s}V${y + s}`,
  };
  return <path d={paths[mark]} {...look} />;
}
