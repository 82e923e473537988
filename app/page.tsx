import { redirect } from "next/navigation";
import { listSuites } from "@/lib/queries/list-suites";
import { suitePath } from "@/lib/queries/suite-path";

/** The suite that was written last, or the way to the first one. */
export default async function HomePage() {
  const [newest] = await listSuites();
  redirect(newest ? suitePath(newest.name) : "/ingest");
}
