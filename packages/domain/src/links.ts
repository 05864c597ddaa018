/** Links within text that administrators write: where they may lead. See docs/rules.md#texts. */

const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i

/** Characters that browsers ignore within a scheme, and that hide one from a reader. */
const IGNORED = /[\p{Cc}\p{Cf}\s]/gu

/**
 * Whether a link leads to the web, to an e-mail address, to a phone or to this site. `javascript:`, `data:`, `vbscript:` and
 * any other scheme is not allowed, however it is disguised; nor is an address of another site without its scheme.
 */
export function isAllowedLink(target: string): boolean {
  const address = target.trim()
  if (ALLOWED_SCHEME.test(address)) return true
  const bare = address.replace(IGNORED, '')
  if (/^[/\\]{2}/.test(bare)) return false
  const head = /^[^/?#]*/.exec(bare)?.[0] ?? ''
  return !/[:&\\]|%3a/i.test(head)
}

/** Targets of links as Markdown and HTML write them. */
const TARGETS = [
  /\]\(\s*<?([^)>]*)/g,
  /^ {0,3}\[[^\]]+\]:\s*<?(\S+)/gm,
  /<([a-z][a-z\d+.-]*:[^>]*)>/gi,
  /\b(?:href|action|formaction)\s*=\s*(?:"([^"]*)|'([^']*)|([^\s>]*))/gi,
]

/** The number of the first line, from 1, with a link that is not allowed; null where every link is. */
export function lineOfForbiddenLink(text: string): number | null {
  const forbidden = TARGETS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([, ...targets]) => !isAllowedLink(targets.find((target) => target !== undefined) ?? ''))
      .map(({ index }) => index),
  )
  if (forbidden.length === 0) return null
  return text.slice(0, Math.min(...forbidden)).split('\n').length
}
