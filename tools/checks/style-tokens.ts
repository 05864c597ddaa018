/** Style sheets take their spacing, type sizes and breakpoints from the tokens. */

import type { Finding, Source } from './source.ts'

/** The measures that components and widgets share, and those of the app alone. */
const TOKENS_PATHS: readonly string[] = [
  'packages/ui/src/tokens.css',
  'packages/web/src/app/styles/tokens.css',
]
const PLACE = 'of a tokens.css'
const CHECKED = /^(packages\/(ui|web)|widgets)\/src\/.*\.css$/

const DECLARATION = /(?<![\w-])([a-z-]+):\s*([^;{}]+);/g
const SPACING = /^(padding|margin|(row-|column-)?gap)(-[a-z-]+)?$/
/** A length of at least two pixels: hairlines and zeros need no token. */
const PIXELS = /(?<![\w.-])-?(?!(?:0|1)(?:\.\d+)?px\b)\d+(?:\.\d+)?px\b/
const LENGTH = /(?<![\w.-])\d*\.?\d+(px|rem|em|vw)\b/
const QUERY = /@(?:media|container)[^{]*?\(width\s*[<>]=?\s*([\d.]+(?:rem|em|px))\)/g

/** @param sources of the repository, with the files of the tokens */
export function styleTokens(sources: readonly Source[]): Finding[] {
  const tokens = sources.filter(({ path }) => TOKENS_PATHS.includes(path)).map(({ text }) => text)
  const widths = new Set(
    [...tokens.join('\n').matchAll(/--breakpoint-[\w-]+:\s*([^;]+);/g)].map(([, width]) => width),
  )
  return sources
    .filter(({ path }) => CHECKED.test(path) && !TOKENS_PATHS.includes(path))
    .flatMap((source) => [...lengths(source), ...breakpoints(source, widths)])
}

function lengths(source: Source): Finding[] {
  return [...withoutComments(source.text).matchAll(DECLARATION)].flatMap(
    ({ 1: name = '', 2: value = '', index }) => {
      const at = (message: string): Finding => ({ path: source.path, line: source.lineAt(index), message })
      if (SPACING.test(name) && PIXELS.test(value)) {
        return [at(`${name}: ${value} has pixels of its own: take a --space token ${PLACE}`)]
      }
      const isOwnSize = name === 'font-size' && LENGTH.test(value) && !value.includes('var(--')
      return isOwnSize ? [at(`${name}: ${value} is a size of its own: take a --text token ${PLACE}`)] : []
    },
  )
}

function breakpoints(source: Source, widths: ReadonlySet<string | undefined>): Finding[] {
  return [...withoutComments(source.text).matchAll(QUERY)]
    .filter(([, width]) => !widths.has(width))
    .map(({ 1: width, index }) => ({
      path: source.path,
      line: source.lineAt(index),
      message: `${width} is no breakpoint: take one ${PLACE}`,
    }))
}

/** Blanks comments out, so that offsets stay those of the text. */
const withoutComments = (text: string) =>
  text.replace(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length))
