/**
 * SVG that people upload: one that could run, fetch or grow without bounds is refused, never repaired. Whatever is
 * not on the lists below is unknown, and the unknown is refused too.
 */

import { Parser } from 'htmlparser2'
import { fail } from '../failure.ts'
import { svgReferences } from './svg-references.ts'

const MAX_DEPTH = 32
const MAX_ELEMENTS = 5_000

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop pattern clipPath mask marker`)

const ATTRIBUTES = words(`
  id class style version xmlns xmlns:xlink xml:space xml:lang lang role focusable href xlink:href
  x y width height viewBox preserveAspectRatio d pathLength cx cy r rx ry x1 y1 x2 y2 points dx dy rotate
  textLength lengthAdjust transform gradientTransform gradientUnits spreadMethod offset fx fy fr
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerWidth markerHeight markerUnits refX refY orient
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
  clip-path clip-rule mask marker-start marker-mid marker-end stop-color stop-opacity paint-order
  font-family font-size font-style font-weight font-stretch font-variant text-anchor text-decoration
  letter-spacing word-spacing writing-mode dominant-baseline alignment-baseline baseline-shift
  shape-rendering text-rendering image-rendering color-interpolation vector-effect enable-background
  mix-blend-mode isolation pointer-events`)

/** Attributes that tell people something and a renderer nothing. */
const SPOKEN = /^(aria|data)-[a-z-]+$/

const NAMESPACES = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

const FRAGMENT = /^#[\w.:-]+$/
const FUNCTIONS = words('matrix translate scale rotate skewX skewY rgb rgba hsl hsla')
/**
 * For a value whose spaces are single. The lookbehind prevents a long word from being scanned again from each of its
 * letters.
 */
const FUNCTION_CALL = /(?<![\w-])([\w-]*) ?\(([^)]*)/g
const LOCAL_URL = /^\s*(["']?)(#[\w.:-]+)\1\s*$/

/** With UTF-8 or no encoding named: browsers would read the bytes by another one, and see another document. */
const XML_DECLARATION = /^<\?xml\s(?:(?!encoding)[^<>?])*(?:encoding=["']utf-8["'][^<>?]*)?\?>/i
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/g

/** Whether an upload means to be an SVG, safe or not. */
export function isSvg(bytes: Buffer): boolean {
  return /^\s*<(svg[\s>]|!doctype\s+svg)/i.test(markupOf(bytes))
}

/** A document without its declaration and its comments. */
function markupOf(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF?\s*/, '')
    .replace(XML_DECLARATION, '')
    .replace(COMMENT, '')
}

/** Fails with `svg_unsafe` where an SVG holds anything active, anything from outside, or too much. */
export function checkSvg(bytes: Buffer): void {
  const markup = markupOf(bytes)
  // A document type can define entities, an instruction can load a style sheet; U+FFFD is no UTF-8.
  if (/<[!?]|[\0\uFFFD]/.test(markup)) refuse()
  new Parser(strictReader(), { xmlMode: true }).end(markup)
}

function refuse(): never {
  return fail('svg_unsafe')
}

/** What the parser tells of an SVG: the first thing that is not allowed ends the reading. */
function strictReader() {
  const references = svgReferences()
  let depth = 0
  let elements = 0
  return {
    onopentagname(name: string) {
      elements += 1
      if (!ELEMENTS.has(name) || depth >= MAX_DEPTH || elements > MAX_ELEMENTS) refuse()
      depth += 1
      references.open()
    },
    onattribute(name: string, value: string, quote?: string | null) {
      if (!quote || !(SPOKEN.test(name) || isSafe(name, value))) refuse()
      if (name === 'id') references.name(value)
      for (const target of targetsOf(name, value)) references.refer(target)
    },
    onclosetag() {
      depth -= 1
      references.close()
    },
    onend() {
      if (elements === 0 || references.growTooFar()) refuse()
    },
  }
}

function isSafe(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false
  if (name.startsWith('xmlns')) return NAMESPACES.get(name) === value
  if (isHref(name)) return FRAGMENT.test(value)
  // A backslash could spell `url` so that this does not see it.
  if (value.includes('\\')) return false
  return callsIn(value).every(([, called = '', argument = '']) =>
    called.toLowerCase() === 'url' ? LOCAL_URL.test(argument) : FUNCTIONS.has(called),
  )
}

const callsIn = (value: string) => [...value.replace(/\s+/g, ' ').matchAll(FUNCTION_CALL)]

const isHref = (name: string) => name === 'href' || name === 'xlink:href'

/** The ids that an attribute points to. */
function targetsOf(name: string, value: string): string[] {
  if (isHref(name)) return [value.slice(1)]
  return callsIn(value).flatMap(([, , argument = '']) => {
    const target = LOCAL_URL.exec(argument)?.[2]
    return target ? [target.slice(1)] : []
  })
}
