import { parseArgs } from "node:util";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { LOOPBACK_HOSTS } from "../http/check-request.ts";

export type ServeOptions = {
  readonly host: string;
  readonly port: number;
  readonly demo: boolean;
  readonly development: boolean;
  /** Host names that requests may ask for; null: any. */
  readonly allowedHosts: readonly string[] | null;
};

/** Reads the options of `npm start` from its arguments and the environment; arguments win. */
export function serveOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServeOptions {
  const { values } = parse(args);
  const host = values.host ?? (env.HOST || "127.0.0.1");
  const given = values.port ?? (env.PORT || "3000");
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65535) {
    throw new ClaimcheckError("usage", `The port must be a number from 0 to 65535, not "${given}".`);
  }
  const named = env.CLAIMCHECK_HOSTS?.split(",").map((name) => name.trim().toLowerCase());
  return {
    host,
    port,
    demo: !values["no-demo"],
    development: values.dev ?? false,
    allowedHosts: named ? [...LOOPBACK_HOSTS, ...named] : isLoopback(host) ? LOOPBACK_HOSTS : null,
  };
}

function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host) || host === "::1";
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        "no-demo": { type: "boolean" },
        dev: { type: "boolean" },
        port: { type: "string" },
        host: { type: "string" },
      },
    });
  } catch (cause) {
    throw new ClaimcheckError("usage", `${(cause as Error).message} See npm start -- --help.`, { cause });
  }
}
