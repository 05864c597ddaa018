/** The fonts of the site: subset at build time to the characters that pages need, and served from our own origin. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

interface Cut {
  readonly name: string
  readonly family: 'Onest' | 'Sofia Sans Condensed'
  readonly weight: string
  /** The file of the font's package that has these characters. */
  readonly source: string
  readonly characters: string
}

export interface FontFile {
  /** Below the root of the site. */
  readonly fileName: string
  readonly bytes: Buffer
  readonly name: string
  readonly css: string
}

const from = (first: number, last: number) =>
  String.fromCodePoint(...new Array(last - first + 1).fill(first).map((code, index) => code + index))

const RUSSIAN = `${from(0x410, 0x44f)}Ёё№`
const LATIN = `${from(0x20, 0x7e)}\u00a0«»©°·×§–—‘’‚“”„•…€™←↑→↓−`
const MORE_CYRILLIC = 'ЀЂЃЄЅІЇЈЉЊЋЌЍЎЏѐђѓєѕіїјљњћќѝўџҐґҰұ'
const MORE_LATIN = from(0xc0, 0xff)
const EXTENDED_LATIN = from(0x100, 0x17f)
/** Onest alone has them: prices are set in it. */
const CURRENCIES = '₽₸₴₺₼₾'

const onest = (name: string, part: string, characters: string): Cut => ({
  name: `onest-${name}`,
  family: 'Onest',
  weight: '400 700',
  source: `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`,
  characters,
})

const sofia = (name: string, part: string, characters: string): Cut => ({
  name: `sofia-${name}`,
  family: 'Sofia Sans Condensed',
  weight: '800',
  source: `@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-${part}-800-normal.woff2`,
  characters,
})

/** A page loads those whose characters it shows: in Russian the first four. */
const CUTS: readonly Cut[] = [
  onest('russian', 'cyrillic', RUSSIAN),
  sofia('russian', 'cyrillic', RUSSIAN),
  onest('latin', 'latin', LATIN),
  sofia('latin', 'latin', LATIN),
  onest('cyrillic', 'cyrillic', MORE_CYRILLIC),
  sofia('cyrillic', 'cyrillic', MORE_CYRILLIC),
  onest('latin-1', 'latin', MORE_LATIN),
  sofia('latin-1', 'latin', MORE_LATIN),
  onest('latin-ext', 'latin-ext', EXTENDED_LATIN),
  sofia('latin-ext', 'latin-ext', EXTENDED_LATIN),
  onest('currencies', 'latin-ext', CURRENCIES),
]

/** Fonts above the fold by language, preloaded before the styles request them. */
export const PRELOADED: Readonly<Record<string, readonly string[]>> = {
  ru: ['onest-russian', 'sofia-russian'],
  en: ['onest-latin', 'sofia-latin'],
}

/** Kerning, combining marks and figures of one width: all that the house sets. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum']

/** Above and below the line, as a browser measures ours: in hundredths of the font's size. */
const ONEST = { ascent: 97, descent: 31 }
const SOFIA = { ascent: 90, descent: 30 }

/**
 * Fonts of systems stretched to the widths of ours in Russian text, so that nothing moves when ours arrive. The
 * stacks of tokens.css name them.
 */
export const FALLBACKS = [
  fallback('Onest Arial', ['Arial', 'Liberation Sans', 'Arimo'], { ...ONEST, size: 102.7 }),
  fallback('Onest Roboto', ['Roboto'], { ...ONEST, size: 101.8 }),
  fallback('Onest DejaVu', ['DejaVu Sans'], { ...ONEST, size: 89.8 }),
  fallback('Sofia Arial', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], { ...SOFIA, size: 75.5 }),
  fallback('Sofia Roboto', ['Roboto Bold'], { ...SOFIA, size: 79.5 }),
  fallback('Sofia DejaVu', ['DejaVu Sans Bold'], { ...SOFIA, size: 64 }),
].join('\n')

interface Measures {
  /** Percent of the system's font. */
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

function fallback(name: string, locals: readonly string[], { size, ascent, descent }: Measures): string {
  const share = (measure: number) => `${((measure / size) * 100).toFixed(1)}%`
  const css = [
    `font-family: '${name}'`,
    `src: ${locals.map((local) => `local('${local}')`).join(', ')}`,
    `size-adjust: ${size}%`,
    `ascent-override: ${share(ascent)}`,
    `descent-override: ${share(descent)}`,
    'line-gap-override: 0%',
  ].join('; ')
  return `@font-face { ${css} }`
}

/** Cuts every font. */
export const cutFonts = (): Promise<FontFile[]> => Promise.all(CUTS.map(cutFont))

async function cutFont({ name, family, weight, source, characters }: Cut): Promise<FontFile> {
  const original = await readFile(createRequire(import.meta.url).resolve(source))
  const bytes = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weight.includes(' ') && { variationAxes: { wght: { min: 400, max: 700 } } }),
  })
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  const fileName = `assets/${name}-${hash}.woff2`
  const css = [
    `font-family: '${family}'`,
    `font-weight: ${weight}`,
    'font-display: swap',
    `src: url(/${fileName}) format('woff2')`,
    `unicode-range: ${rangesOf(characters)}`,
  ].join('; ')
  return { name, fileName, bytes, css: `@font-face { ${css} }` }
}

/** The characters as CSS writes them: `U+20-7E,U+A0`. */
function rangesOf(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',')
}
