/** A baseline records how many findings of a check each file still has. It may only shrink. */

import type { Finding, Source } from './source.ts'

/** Number of findings by path, for files that still have some. */
export type Baseline = Readonly<Record<string, number>>

export const baselinePathOf = (check: string) => `tools/checks/${check}.baseline.json`

/** Reads the baseline of a check; an absent file is an empty baseline. */
export function baselineOf(sources: readonly Source[], baselinePath: string): Baseline {
  const file = sources.find(({ path }) => path === baselinePath)
  return file ? (JSON.parse(file.text) as Baseline) : {}
}

/**
 * Returns the findings in files that have more than the baseline records. A file with fewer is only a
 * warning, so that an improvement breaks no concurrent branch.
 */
export function beyondBaseline(check: string, found: readonly Finding[], baseline: Baseline): Finding[] {
  const counts = countByPath(found)
  const countOf = (path: string) => counts.get(path) ?? 0
  const excess = found.filter(({ path }) => countOf(path) > (baseline[path] ?? 0))
  const shrunk = Object.entries(baseline).filter(([path, recorded]) => recorded > countOf(path))
  if (shrunk.length === 0) return excess
  const message = `${shrunk.length} files have fewer findings than recorded: run "node tools/run.mjs shrink-baselines"`
  return [...excess, { path: baselinePathOf(check), line: 1, message, isWarning: true }]
}

/** Returns the baseline with each count lowered to the present one; it never raises or adds a count. */
export function shrunkBaseline(found: readonly Finding[], baseline: Baseline): Baseline {
  const counts = countByPath(found)
  const rows = Object.entries(baseline).map(
    ([path, recorded]) => [path, Math.min(recorded, counts.get(path) ?? 0)] as const,
  )
  return Object.fromEntries(rows.filter(([, count]) => count > 0))
}

function countByPath(found: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of found) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}
