/** The changelog of a release, written from its commits: `area: imperative sentence`. */

import { git } from './release-facts.ts'

/** Areas in the order of a reader's interest, with their headings; others follow under `Other`. */
const HEADINGS: Readonly<Record<string, string>> = {
  web: 'App',
  ui: 'App',
  i18n: 'Texts',
  domain: 'Rules',
  contract: 'API',
  server: 'Server',
  sdk: 'SDK',
  widgets: 'Widgets',
  cli: 'Command line',
  docs: 'Documentation',
}

const ORDER = [...new Set(Object.values(HEADINGS)), 'Other']

interface Edition {
  readonly version: string
  /** ISO 8601. */
  readonly date: string
}

/**
 * Returns the changelog as Markdown.
 * @param subjects first lines of the commits since the previous release, newest first; null without a previous one
 */
export function changelog({ version, date }: Edition, subjects: readonly string[] | null): string {
  const title = `# Polynya ${version}, ${date.slice(0, 10)}\n`
  if (subjects === null) return `${title}\nThe first release. README.md describes it.\n`
  const linesByHeading = new Map<string, Set<string>>(ORDER.map((heading) => [heading, new Set()]))
  for (const subject of subjects.toReversed()) {
    const [, area = '', sentence = subject] = /^([\w, -]+): (.*)$/.exec(subject) ?? []
    if (area === 'merge') continue
    const heading = HEADINGS[area.split(',')[0] ?? ''] ?? 'Other'
    linesByHeading.get(heading)?.add(`- ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
  }
  const parts = [...linesByHeading].filter(([, lines]) => lines.size > 0)
  const sections = parts.map(([heading, lines]) => `## ${heading}\n\n${[...lines].join('\n')}\n`)
  return [title, ...sections].join('\n')
}

/** First lines of the commits since the last release, whose tag is `v` and the version, newest first; null without one. */
export function subjectsSinceRelease(root: string): string[] | null {
  const tags = git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')
  const current = git(root, 'tag', '--points-at', 'HEAD').split('\n')
  const last = tags.find((tag) => tag !== '' && !current.includes(tag))
  return last === undefined
    ? null
    : git(root, 'log', '--no-merges', '--format=%s', `${last}..HEAD`).split('\n')
}
