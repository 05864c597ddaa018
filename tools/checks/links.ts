/**
 * Every relative link and picture of a Markdown file leads to a file or folder that git has, as does every path that it
 * names in code from the root. Every page of `docs` that a comment names exists with its section, and every function and table of the domain names its section of the rules, in its
 * own docstring or in the head of its file.
 */

import { posix } from 'node:path'
import type { Comment, Declaration } from 'oxc-parser'
import { anchorOf } from '../docs-site/page.ts'
import { type Finding, isCode, type Source } from './source.ts'

/** `[text](target)`, `![text](target "title")`, `[name]: target`, and `src` or `href` of HTML in Markdown. */
const TARGETS = [
  /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g,
  /^[ \t]*\[[^\]]+\]:\s*<?([^\s>]+)/gm,
  /\b(?:src|href)="([^"]+)"/g,
]

/** A path from the root in code, without placeholders: `tools/checks/links.ts`. */
const PATH = /`([\w-]+(?:\/[\w.-]+)+)\/?`/g
/** What builds write, and the number of a migration to come. */
const NOT_TRACKED = /(^|\/)(dist|dist-release|node_modules)(\/|$)|NNN/

/** A page of `docs` that a comment names, with its section. */
const PAGE = /\bdocs\/[\w./-]+?\.md(?:#([\w-]+))?/g

const RULES = 'docs/rules.md#'
const RULE_FILE = /^packages\/domain\/src\/(?!index\.ts|page-sizes\.ts|.*\.test\.ts)[\w-]+\.ts$/

/** @param sources what git tracks or would track: an ignored file is not among them */
export function links(sources: readonly Source[]): Finding[] {
  const present = new Set(sources.flatMap(({ path }) => withFolders(path)))
  const pages = new Map(
    sources.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, sectionsOf(text)]),
  )
  return sources.flatMap((source) => {
    if (source.path.endsWith('.md')) return [...brokenLinks(source, present), ...brokenPaths(source, present)]
    return isCode(source.path) ? [...brokenPages(source, pages), ...withoutRule(source)] : []
  })
}

const brokenLinks = (source: Source, present: ReadonlySet<string>): Finding[] =>
  targetsOf(source.text)
    .filter(({ target }) => !present.has(resolved(source.path, target)))
    .map(({ target, start }) => ({
      path: source.path,
      line: source.lineAt(start),
      message: `"${target}" is not in the repository: add the file, or correct the link`,
    }))

/** Paths in code of Markdown whose first folder the repository has, but not the rest. */
const brokenPaths = ({ path, text, lineAt }: Source, present: ReadonlySet<string>): Finding[] =>
  [...text.replace(FENCED, blank).matchAll(PATH)]
    .filter(({ 1: named = '' }) => present.has(named.split('/')[0] ?? ''))
    .filter(({ 1: named = '' }) => !NOT_TRACKED.test(named) && !present.has(named))
    .map(({ 1: named, index }) => ({
      path,
      line: lineAt(index),
      message: `"${named}" is not in the repository: correct the path`,
    }))

/** Pages of `docs` in comments that do not exist, or do not have the section. */
const brokenPages = (source: Source, pages: ReadonlyMap<string, ReadonlySet<string>>): Finding[] =>
  source.code.comments.flatMap(({ value, start }) =>
    [...value.matchAll(PAGE)]
      .filter(({ 0: link, 1: section }) => {
        const sections = pages.get(link.replace(/#.*/, ''))
        return sections === undefined || (section !== undefined && !sections.has(section))
      })
      .map(({ 0: link, index }) => ({
        path: source.path,
        line: source.lineAt(start + 2 + index),
        message: `"${link}" is no page or section of docs: add it, or correct the link`,
      })),
  )

/** Exported functions and constants of the domain whose section of the rules neither they nor the head of the file name. */
function withoutRule(source: Source): Finding[] {
  const { path, code, lineAt } = source
  if (!RULE_FILE.test(path) || namesRule(headOf(source))) return []
  const { body } = code.program
  return body.flatMap((node, index) => {
    if (node.type !== 'ExportNamedDeclaration' || !isRule(node.declaration)) return []
    const from = body[index - 1]?.end ?? 0
    const docstring = code.comments.findLast(({ start, end }) => start >= from && end <= node.start)
    if (namesRule(docstring)) return []
    const message = `names no section of the rules: write "See ${RULES}…" in its docstring or in the head of the file`
    return [{ path, line: lineAt(node.start), message }]
  })
}

const namesRule = (comment: Comment | undefined) => comment?.value.includes(RULES) === true

/** The comment at the head of a file: above its imports, or apart from the docstring of its first statement. */
function headOf({ text, code: { comments, program } }: Source): Comment | undefined {
  const [first, statement] = [comments[0], program.body[0]]
  if (!first || !statement || first.start > statement.start) return undefined
  const isApart = /\n\s*\n/.test(text.slice(first.end, statement.start))
  return isApart || statement.type === 'ImportDeclaration' ? first : undefined
}

const isRule = (declaration: Declaration | null) =>
  declaration?.type === 'FunctionDeclaration' || declaration?.type === 'VariableDeclaration'

/** The anchors of a page's headings, as renderers of Markdown make them. */
const sectionsOf = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(({ 1: heading = '' }) => anchorOf(heading)))

const FENCED = /^(```|~~~)[\s\S]*?^\1/gm
const blank = (code: string) => code.replace(/[^\n]/g, ' ')

/** The targets below the repository; code is left out, as are anchors and addresses elsewhere. */
function targetsOf(markdown: string) {
  const prose = markdown.replace(FENCED, blank).replace(/`[^`\n]*`/g, blank)
  return TARGETS.flatMap((pattern) =>
    [...prose.matchAll(pattern)].map(({ 1: target = '', index }) => ({ target, start: index })),
  ).filter(({ target }) => !/^([a-z][a-z\d+.-]*:|\/|#)/i.test(target))
}

function resolved(from: string, target: string): string {
  const [path = ''] = target.split(/[?#]/)
  return posix.join(posix.dirname(from), decodeURIComponent(path)).replace(/\/$/, '')
}

function withFolders(path: string): string[] {
  const parts = path.split('/')
  return ['.', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
}
