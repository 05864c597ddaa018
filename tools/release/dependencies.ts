/** The health of the packages of a release, noted once when it is made: `DEPENDENCIES.md` in the archive. */

import { licenceOf } from './licences.ts'
import type { Package } from './lock-file.ts'

/** What matters here of `npm view <package>@<version> --json`. A mirror of the registry may leave fields out. */
export interface NpmView {
  readonly 'dist-tags'?: { readonly latest?: string }
  /** Versions with the time of their release. */
  readonly time?: Readonly<Record<string, string>>
  readonly maintainers?: readonly unknown[]
  /** Why this version should not be used any more. */
  readonly deprecated?: string
  readonly error?: { readonly summary?: string }
}

export type NotedPackage = Pick<Package, 'name' | 'version' | 'licence' | 'node'>

interface Health {
  readonly one: NotedPackage
  /** Days of the releases of this version and of the newest one; null if the registry does not name them. */
  readonly releasedOn: string | null
  readonly newest: string | null
  readonly newestOn: string | null
  readonly maintainers: number | null
  readonly deprecated: string | null
}

/** A package without a newer release for so long may have been abandoned. */
const QUIET_YEARS = 3
const YEAR_MS = 365.25 * 86_400_000

/**
 * Reads the health of a package.
 * @throws Error with the summary of npm if it could not ask the registry
 */
export function healthOf(one: NotedPackage, view: NpmView): Health {
  const newest = view['dist-tags']?.latest ?? null
  if (newest === null) throw new Error(view.error?.summary ?? `npm did not report ${one.name}`)
  return {
    one,
    releasedOn: dayOf(view.time?.[one.version]),
    newest,
    newestOn: dayOf(view.time?.[newest]),
    maintainers: view.maintainers?.length ?? null,
    deprecated: view.deprecated || null,
  }
}

const dayOf = (instant: string | undefined) => instant?.slice(0, 10) ?? null

/** What a maintainer should look at: deprecated packages, and those without a release for years. */
export function healthFindings(all: readonly Health[], now: Date): string[] {
  const quietBefore = new Date(now.getTime() - QUIET_YEARS * YEAR_MS).toISOString()
  const unknown = all.filter(({ maintainers }) => maintainers === null).length
  return [
    ...all.flatMap(({ one, deprecated }) =>
      deprecated === null ? [] : [`${one.name} ${one.version} is deprecated: ${deprecated}`],
    ),
    ...all.flatMap(({ one, newestOn }) =>
      newestOn !== null && newestOn < quietBefore
        ? [`${one.name} has had no release for ${QUIET_YEARS} years: the newest is of ${newestOn}`]
        : [],
    ),
    ...(unknown > 0
      ? [
          `The registry names no maintainers of ${unknown} of ${all.length} packages; it may not report deprecated ones, either`,
        ]
      : []),
  ]
}

/** Returns the document as Markdown. */
export function healthDocument(all: readonly Health[], now: Date): string {
  const findings = healthFindings(all, now)
  const rows = all.map(({ one, releasedOn, newest, newestOn, maintainers, deprecated }) => [
    one.name,
    ...[one.version, releasedOn],
    ...[newest === one.version ? 'the same' : newest, newestOn],
    ...[licenceOf(one), maintainers, one.node, deprecated === null ? '' : 'yes'],
  ])
  const line = (cells: readonly unknown[]) =>
    `| ${cells.map((cell) => String(cell ?? '?').replaceAll('|', '\\|')).join(' | ')} |`
  const head = ['Package', 'Version', 'of', 'Newest', 'of', 'Licence', 'Maintainers', 'Node', 'Deprecated']
  return [
    '# Packages of this release and their health',
    '',
    `As the registry of npm described them on ${now.toISOString().slice(0, 10)}; ? is what it did not report.`,
    '',
    '## Findings',
    '',
    ...(findings.length === 0 ? ['None.'] : findings.map((finding) => `- ${finding}`)),
    '',
    '## Packages',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n')
}
