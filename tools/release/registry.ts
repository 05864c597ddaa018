/** Asks the registry of npm about packages, by npm itself: with its configuration, proxies and cache. */

import { execFile } from 'node:child_process'
import { healthOf, type NotedPackage, type NpmView } from './dependencies.ts'
import type { Package } from './lock-file.ts'

/** Returns what `npm view` prints for a package such as `fastify@5.12.8`, a failure as JSON, too. */
export type ViewPackage = (spec: string) => Promise<string>

const AT_ONCE = 4

export const npmView: ViewPackage = (spec) =>
  new Promise((resolve) => {
    execFile('npm', ['view', spec, '--json'], { maxBuffer: 64_000_000 }, (_, stdout) => resolve(stdout))
  })

/**
 * Reads the health of packages, each version once, sorted by name.
 * @throws Error naming a package about which the registry cannot be queried
 */
export async function readHealth(packages: readonly Package[], view: ViewPackage = npmView) {
  const bySpec = new Map<string, NotedPackage>()
  for (const one of packages) if (!one.isWorkspace) bySpec.set(`${one.name}@${one.version}`, one)
  const specs = [...bySpec].sort(([a], [b]) => (a < b ? -1 : 1))
  const found: Awaited<ReturnType<typeof readOne>>[] = []
  const readOne = async ([spec, one]: (typeof specs)[number]) => {
    const text = await view(spec)
    try {
      return healthOf(one, JSON.parse(text || '{}') as NpmView)
    } catch (problem) {
      throw new Error(`${spec}: ${(problem as Error).message}`)
    }
  }
  for (let at = 0; at < specs.length; at += AT_ONCE)
    found.push(...(await Promise.all(specs.slice(at, at + AT_ONCE).map(readOne))))
  return found
}
