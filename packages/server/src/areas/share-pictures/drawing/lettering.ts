/**
 * Lettering by the outlines of glyphs: a picture is the same on every machine, whatever fonts it has, and no text of
 * people becomes markup.
 */

import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** `title` is for names, times and headings, `text` for everything else: the fonts of the app. */
export type Face = 'title' | 'text'

/** Files of each face; the first one that has a character draws it. */
const FILES = {
  title: [
    ...['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'].map(
      (part) => `@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-${part}-800-normal.woff2`,
    ),
    '@expo-google-fonts/onest/800ExtraBold/Onest_800ExtraBold.ttf',
  ],
  text: ['@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'],
} as const satisfies Record<Face, readonly string[]>

/** Figures of one width, as everywhere in the app. */
const FEATURES = ['tnum', 'kern', 'mark', 'ccmp', 'locl']
const CYRILLIC = /\p{Script=Cyrillic}/u

const MOST_WIDTHS = 2_000

export interface Lettering {
  /** Width of a text, in pixels. Characters that no font has take no space. */
  widthOf(text: string, face: Face, size: number): number
  /** The outlines of a text as path data, its baseline starting at a point. */
  outlineOf(
    text: string,
    face: Face,
    at: { readonly size: number; readonly x: number; readonly y: number },
  ): string
}

export function createLettering(): Lettering {
  const { resolve } = createRequire(import.meta.url)
  const open = (files: readonly string[]) => files.map((file) => openSync(resolve(file)) as Font)
  const fonts: Record<Face, readonly Font[]> = { title: open(FILES.title), text: open(FILES.text) }

  function layout(text: string, face: Face) {
    return runsOf(text.normalize('NFC'), fonts[face]).map(({ font, text: part }) => ({
      font,
      // The default forms of the title's Cyrillic letters are the Bulgarian ones.
      run: CYRILLIC.test(part) ? font.layout(part, FEATURES, 'cyrl', 'RUS ') : font.layout(part, FEATURES),
    }))
  }

  /** Widths of texts at one pixel. */
  const widths = new Map<string, number>()

  function widthOf(text: string, face: Face, size: number) {
    const key = `${face} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known * size
    const parts = layout(text, face)
    const width = parts.reduce((sum, { font, run }) => sum + run.advanceWidth / font.unitsPerEm, 0)
    if (widths.size >= MOST_WIDTHS) widths.clear()
    widths.set(key, width)
    return width * size
  }

  return {
    widthOf,
    outlineOf(text, face, { size, x, y }) {
      let left = x
      return layout(text, face)
        .flatMap(({ font, run }) => {
          const scale = size / font.unitsPerEm
          return run.glyphs.map((glyph, index) => {
            const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
            const path = glyph.path
              .scale(scale, -scale)
              .translate(left + xOffset * scale, y - yOffset * scale)
            left += xAdvance * scale
            return path.toSVG()
          })
        })
        .join('')
    },
  }
}

interface Run {
  readonly font: Font
  readonly text: string
}

/** Divides a text into parts of one font each; characters that no font has are left out. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const font = fonts.find((each) => each.hasGlyphForCodePoint(code))
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character }
    else runs.push({ font, text: character })
  }
  return runs
}
