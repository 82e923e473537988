import { z } from "zod";

const count = z.string().regex(/^\d{1,9}$/, { error: "expected a whole number" });

/** The attributes of a test that are read; all others are kept beside the record. */
export const JUNIT_CASE = z
  .object({
    name: z.string().default(""),
    classname: z.string().default(""),
    /** From its properties, which the person gives on purpose. */
    case_id: z.string().optional(),
    trial: count.transform(Number).optional(),
  })
  .refine((test) => test.case_id || test.name || test.classname, {
    error: "a test needs a name, a classname, or a property case_id",
    path: ["name"],
  });

export type JunitCase = z.infer<typeof JUNIT_CASE>;
