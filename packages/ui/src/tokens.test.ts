import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const themes = ['light', 'dark'] as const

function colour(name: string, theme: (typeof themes)[number]): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? []
  const found = theme === 'light' ? light : (dark ?? light)
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['canvas', 'surface', 'sunk']
const texts = ['ink', 'ink-2', 'brand', 'signal-text', 'ok', 'warn', 'bad']
const marks = ['control-line', 'signal', 'focus', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5']

const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground])),
  ['on-brand', 'brand'],
  ['ok', 'ok-wash'],
  ['warn', 'warn-wash'],
  ['bad', 'bad-wash'],
  ['on-ice', 'ice'],
  ['on-water', 'water-near'],
  ['on-water', 'water-deep'],
  ['on-water-2', 'water-far'],
  ['on-water-2', 'water-deep'],
] as [string, string][]

const markPairs = [
  ...grounds.flatMap((ground) => marks.map((mark) => [mark, ground])),
  ['focus-on-water', 'water-near'],
] as [string, string][]

describe.each(themes)('Contrast in the %s theme', (theme) => {
  it.each(textPairs)('suffices for text %s on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(markPairs)('suffices for shapes %s on %s', (mark, ground) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
