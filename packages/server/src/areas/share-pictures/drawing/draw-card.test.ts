import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { cardParts, drawCard } from './draw-card.ts'
import { createLettering } from './lettering.ts'
import { INK, MARGIN, PICTURE } from './palette.ts'
import type { ShareCard, Tile } from './share-card.ts'

const lettering = createLettering()

const aTile = (more: Partial<Tile> = {}): Tile => ({
  label: '50\xa0м брасс',
  shortLabel: '50\xa0м бр',
  value: '00:41.42',
  place: 1,
  notes: ['1-е\xa0место в\xa0E1', '812\xa0очков'],
  marks: [{ text: 'Национальный рекорд', tone: 'record' }],
  ...more,
})

const aCard = (more: Partial<ShareCard> = {}): ShareCard => ({
  seed: 1,
  site: 'Федерация зимнего плавания',
  corner: { text: 'Официальные результаты', tone: 'ok' },
  over: ['Кубок Тюмени', '24–26 января 2026 · Тюмень'],
  name: 'Соколова Мария',
  facts: 'Морж · Тюмень',
  marks: [],
  tiles: [aTile()],
  note: null,
  ...more,
})

const LONG = 'Константинопольская-Преображенская Александра-Вильгельмина'
const UNBROKEN = 'Щ'.repeat(70)
const HOSTILE = `</path><script>alert("1")</script>&amp; '"<>&`

const manyTiles = (count: number, more: Partial<Tile> = {}) => new Array(count).fill(0).map(() => aTile(more))
const OVERFULL: Partial<Tile> = {
  label: UNBROKEN,
  shortLabel: UNBROKEN,
  value: UNBROKEN,
  notes: [UNBROKEN, LONG, UNBROKEN, LONG],
  marks: manyTiles(5).map(() => ({ text: LONG, tone: 'plain' })),
}

const CARDS: readonly (readonly [string, ShareCard])[] = [
  ['one result', aCard()],
  ['two results', aCard({ tiles: manyTiles(2) })],
  ['three results', aCard({ tiles: manyTiles(3) })],
  ['four results', aCard({ tiles: manyTiles(4), note: 'и\xa0ещё 3\xa0результата' })],
  ['a swimmer without results', aCard({ over: [], tiles: [], note: 'Результаты ещё не\xa0опубликованы.' })],
  ['a swimmer with rank and records', aCard({ over: [], marks: manyTiles(6).flatMap(({ marks }) => marks) })],
  ['the longest name', aCard({ name: LONG, over: [LONG.repeat(4), LONG.repeat(3)], facts: LONG.repeat(3) })],
  [
    'words that cannot be broken',
    aCard({ name: UNBROKEN, site: UNBROKEN, over: [UNBROKEN, UNBROKEN], facts: UNBROKEN }),
  ],
  ...[1, 2, 3, 4].map(
    (count) =>
      [`${count} overfull results`, aCard({ name: LONG, tiles: manyTiles(count, OVERFULL) })] as const,
  ),
  ['texts like markup', aCard({ name: HOSTILE, facts: HOSTILE, tiles: [aTile({ label: HOSTILE })] })],
  ['characters without glyphs', aCard({ name: '漢字 😀', facts: '\u202e\u0000مرحبا' })],
  [
    'empty texts',
    aCard({ name: '', facts: '', site: '', over: ['', ''], tiles: [aTile({ notes: [], marks: [] })] }),
  ],
]

describe('a share picture', () => {
  it.each(CARDS)('of %s keeps every text and box within its margins', (_title, card) => {
    for (const part of cardParts(card, lettering)) {
      const [width, top, bottom] =
        'text' in part
          ? [lettering.widthOf(part.text, part.face, part.size), part.y - part.size, part.y]
          : [part.width, part.y, part.y + part.height]
      expect(part.x).toBeGreaterThanOrEqual(MARGIN)
      expect(part.x + width).toBeLessThanOrEqual(PICTURE.width - MARGIN + 1)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(PICTURE.height - 8)
    }
  })

  it.each(CARDS)('of %s is well-formed, of its own elements only', (_title, card) => {
    const elements = new Set<string>()
    const parser = new SaxesParser()
    parser.on('error', (problem) => {
      throw problem
    })
    parser.on('opentag', ({ name }) => elements.add(name))
    parser.on('text', (text) => expect(text).toBe(''))
    const svg = drawCard({ card, contours: ['M0 0Q1 1 2 2Z'] }, lettering)
    parser.write(svg).close()
    const known = ['svg', 'defs', 'radialGradient', 'stop', 'g', 'rect', 'circle', 'path']
    expect([...elements].filter((name) => !known.includes(name))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|script|alert|Соколова/)
  })

  it('shows the texts of its card, and medals for the first three places', () => {
    const card = aCard({ tiles: [aTile(), aTile({ place: null }), aTile({ place: 3 })] })
    const parts = cardParts(card, lettering)
    const texts = parts.flatMap((part) => ('text' in part ? part.text : []))
    expect(texts).toEqual(
      expect.arrayContaining([card.name, card.facts, card.site, ...card.over, '50\xa0м брасс', '00:41.42']),
    )
    const medals = parts.flatMap((part) => ('fill' in part && part.width < 30 ? part.fill : []))
    expect(medals.filter((fill) => fill !== INK.line)).toEqual([INK.gold, INK.bronze])
  })

  it('draws a name without glyphs as nothing, and any other as outlines', () => {
    const at = { size: 40, x: 0, y: 0 }
    expect(lettering.outlineOf('漢字', 'title', at)).toBe('')
    for (const name of ['Ёлкина', 'Virtanen', 'Łukasz Ść', 'Ґудзь', 'Müller-Åström'])
      expect(lettering.outlineOf(name, 'title', at)).toMatch(/^M[\dMLQCZ. -]+Z$/)
  })

  it('writes Russian with Russian forms of letters', () => {
    const commands = lettering.outlineOf('т', 'title', { size: 40, x: 0, y: 0 }).match(/[A-Z]/g)
    // Two bars; the Bulgarian form is a Latin m, of twice as many.
    expect(commands?.length).toBeLessThan(20)
  })

  it('has the colours of the app', () => {
    const tokens = readFileSync(new URL('../../../../../ui/src/tokens.css', import.meta.url), 'utf8')
    const light = new Map(
      [...tokens.matchAll(/--([\w-]+): (?:light-dark\()?(#[\da-f]{6})/g)].map(
        ([, name, colour]) => [name, colour] as const,
      ),
    )
    const nameOf = (key: string) => key.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)
    const others = Object.entries(INK).filter(([key, colour]) => light.get(nameOf(key)) !== colour)
    expect(others.map(([key]) => key)).toEqual(['silver', 'bronze'])
  })
})
