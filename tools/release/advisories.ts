/** Known vulnerabilities of production packages, by the registry of npm: none, or explained. */

import { execFile } from 'node:child_process'

/** Advisories that do not concern Polynya, by their address, each with the reason. */
const EXPLAINED: Readonly<Record<string, string>> = {}

/** What matters here of the report of `npm audit --json`, version 2. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly via: readonly (
          | string
          | { readonly title: string; readonly url: string; readonly severity: string }
        )[]
      }
    >
  >
  readonly message?: string
}

/**
 * Returns a sentence for each advisory that is not explained.
 * @throws Error if the report is none, such as when the registry answers no audits
 */
export function unexplained(
  { vulnerabilities, message }: AuditReport,
  explained: Readonly<Record<string, string>> = EXPLAINED,
): string[] {
  if (!vulnerabilities) throw new Error(message ?? 'npm gave no report')
  const lines = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    // A text names the package through which this one is concerned.
    via.flatMap((one) =>
      typeof one === 'string' || Object.hasOwn(explained, one.url)
        ? []
        : [`${name}: ${one.title} (${one.severity}), ${one.url}`],
    ),
  )
  return [...new Set(lines)].sort()
}

/** Asks the registry about the installed production packages. */
export async function audit(root: string): Promise<AuditReport> {
  const text = await new Promise<string>((resolve) => {
    // With vulnerabilities, npm ends with a failure and reports them.
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: root, maxBuffer: 64_000_000 }, (_, stdout) =>
      resolve(stdout),
    )
  })
  return JSON.parse(text || '{}') as AuditReport
}
