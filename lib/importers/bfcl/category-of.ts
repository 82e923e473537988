/**
 * The category that a question's id begins with.
 *
 * @example categoryOf("live_simple_0-0-0") // "live_simple"
 * @example categoryOf("memory_kv_0-customer-0") // "memory_kv"
 */
export function categoryOf(id: string): string {
  return id.replace(/_\d+(?:-\w+)*$/, "");
}
