/**
 * The case that a task is: its id within its domain, since every domain numbers its tasks from 0.
 *
 * @example caseId("airline", "0") // "airline/0"
 */
export function caseId(domain: string | null, taskId: string | number): string {
  return domain === null ? String(taskId) : `${domain}/${taskId}`;
}
