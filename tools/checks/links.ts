/** Every relative link and picture of a Markdown file leads to a file or folder that git has. */

import { posix } from 'node:path'
import type { Finding, Source } from './source.ts'

/** `[text](target)`, `![text](target "title")`, `[name]: target`, and `src` or `href` of HTML in Markdown. */
const TARGETS = [
  /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g,
  /^[ \t]*\[[^\]]+\]:\s*<?([^\s>]+)/gm,
  /\b(?:src|href)="([^"]+)"/g,
]

/** @param sources what git tracks or would track: an ignored file is not among them */
export function links(sources: readonly Source[]): Finding[] {
  const present = new Set(sources.flatMap(({ path }) => withFolders(path)))
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((source) =>
      targetsOf(source.text)
        .filter(({ target }) => !present.has(resolved(source.path, target)))
        .map(({ target, start }) => ({
          path: source.path,
          line: source.lineAt(start),
          message: `"${target}" is not in the repository: add the file, or correct the link`,
        })),
    )
}

/** The targets below the repository; code is left out, as are anchors and addresses elsewhere. */
function targetsOf(markdown: string) {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '))
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
