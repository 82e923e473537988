/** A whole number with its thousands set apart: 3,806. */
export function Count({ value }: { readonly value: number | bigint }) {
  return <>{value.toLocaleString("en")}</>;
}
