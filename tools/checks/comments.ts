/** Text that comments, or any file of the repository, must not contain. */

import { type Comment, parseSync } from 'oxc-parser'
import { type Finding, isCode, type Source } from './source.ts'

interface Pattern {
  readonly pattern: RegExp
  readonly message: string
}

const IN_COMMENTS = {
  pattern: /\b(TODO|FIXME)\b(?!.*#\d)/g,
  message: 'a task without an issue is forgotten: open one and write its number (#12), or do it now',
} satisfies Pattern

const ANYWHERE = [
  {
    pattern: /\/work\//g,
    message: 'a path of one machine: write it from the root of the repository, or take it from configuration',
  },
  {
    pattern: /(?<=^|[\s'"`(<])(?:\.\.\/)*shared\/\w/gm,
    message: 'the repository stands on its own: say here what a reader needs instead of pointing outside',
  },
  {
    pattern: /\bregistry\.[\w-]+\.(?:com|dev|io|net|org|ru)\b/g,
    message: 'name no registry: the package manager knows where packages come from',
  },
] as const satisfies readonly Pattern[]

/**
 * This check and its test contain the text by necessity; CI refers to real paths; a lock file contains registry
 * URLs.
 */
const EXEMPT = /^tools\/checks\/comments(\.test)?\.ts$|^\.ci\/run$|(^|\/)package-lock\.json$/

export function comments(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap((source) => [
      ...ANYWHERE.flatMap((pattern) => matches(source, pattern)),
      ...source.code.comments.flatMap((comment) => matches(source, IN_COMMENTS, comment)),
      ...(isCode(source.path) ? commentedOutCode(source) : []),
    ])
}

function matches(source: Source, { pattern, message }: Pattern, within?: Comment): Finding[] {
  const { start, end } = within ?? { start: 0, end: source.text.length }
  return [...source.text.slice(start, end).matchAll(pattern)].map(({ index }) => ({
    path: source.path,
    line: source.lineAt(start + index),
    message,
  }))
}

/** Runs of `//` lines that parse as statements, which prose never does. */
function commentedOutCode(source: Source): Finding[] {
  return lineRuns(source).flatMap((run) => {
    const [first] = run
    const text = run.map(({ value }) => value).join('\n')
    if (!first || !isStatements(text)) return []
    const message = 'commented-out code: take it out, the history keeps it'
    return [{ path: source.path, line: source.lineAt(first.start), message }]
  })
}

const STATEMENTS = /^(?:Variable|Function|Class|Import|Export|If|For|While|Try|Switch)/

function isStatements(text: string): boolean {
  const { program, errors } = parseSync('comment.tsx', text)
  return errors.length === 0 && program.body.some(({ type }) => STATEMENTS.test(type))
}

function lineRuns({ code, lineAt }: Source): Comment[][] {
  const runs: Comment[][] = []
  for (const comment of code.comments.filter(({ type }) => type === 'Line')) {
    const last = runs.at(-1)?.at(-1)
    if (last && lineAt(last.start) + 1 === lineAt(comment.start)) runs.at(-1)?.push(comment)
    else runs.push([comment])
  }
  return runs
}
