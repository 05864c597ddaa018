/** Diplomas and certificates of participation: templates of an event, and who receives them. See docs/rules.md#diplomas. */

import { isMedal } from './medals.ts'
import type { SheetSize } from './print-settings.ts'
import type { PrintoutName } from './printouts.ts'

/** A diploma for an awarded place; a certificate of participation for everyone who finished. */
export const DIPLOMA_KINDS = ['diploma', 'certificate'] as const
export type DiplomaKind = (typeof DIPLOMA_KINDS)[number]

/** The printouts that have a sheet for each document. */
export const DIPLOMA_PRINTOUTS = {
  diploma: 'diplomas',
  certificate: 'certificates',
} as const satisfies Record<DiplomaKind, PrintoutName>

/** Returns the kind of the documents that a printout has; null of another printout. */
export const diplomaKindOf = (printout: PrintoutName): DiplomaKind | null =>
  DIPLOMA_KINDS.find((kind) => DIPLOMA_PRINTOUTS[kind] === printout) ?? null

/** Fields that a text may name in braces, such as `{name}`. */
export const DIPLOMA_FIELDS = [
  'name',
  'team',
  'place',
  'distance',
  'gender',
  'ageGroup',
  'time',
  'points',
  'rank',
  'record',
  'event',
  'dates',
  'venue',
  'club',
  'region',
  'code',
  'checkUrl',
] as const
export type DiplomaField = (typeof DIPLOMA_FIELDS)[number]
export type DiplomaValues = Readonly<Record<DiplomaField, string>>

export const DIPLOMA_ALIGNMENTS = ['left', 'center', 'right'] as const
export type DiplomaAlignment = (typeof DIPLOMA_ALIGNMENTS)[number]

/** Lengths are in millimetres from the upper left corner of the sheet, sizes of texts in points. */
export interface DiplomaText {
  readonly kind: 'text'
  readonly text: string
  /** In English; null is `text`. */
  readonly textEn: string | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly align: DiplomaAlignment
  readonly isBold: boolean
  /** Such as `#14202e`. */
  readonly colour: string
}

/** The QR code of the address that confirms the document. */
export interface DiplomaQr {
  readonly kind: 'qr'
  readonly x: number
  readonly y: number
  readonly width: number
}

export type DiplomaItem = DiplomaText | DiplomaQr

export interface DiplomaTemplate {
  readonly sheetSize: SheetSize
  readonly isLandscape: boolean
  readonly items: readonly DiplomaItem[]
}

export const DIPLOMA_LIMITS = {
  items: 30,
  textLength: 400,
  width: { min: 5, max: 420 },
  size: { min: 6, max: 120 },
  qrWidth: { min: 15, max: 80 },
} as const

const SHEETS_MM = { A4: [210, 297], A5: [148, 210], LETTER: [215.9, 279.4] } as const satisfies Record<
  SheetSize,
  readonly [number, number]
>

/** Returns the sides of a sheet in millimetres. */
export function sheetMm({ sheetSize, isLandscape }: Pick<DiplomaTemplate, 'sheetSize' | 'isLandscape'>) {
  const [short, long] = SHEETS_MM[sheetSize]
  return isLandscape ? { width: long, height: short } : { width: short, height: long }
}

const FIELD = /\{([^{}]*)\}/g

const isField = (name: string): name is DiplomaField => DIPLOMA_FIELDS.some((field) => field === name)

/** Returns the names in braces that are no fields, each once. */
export const unknownFields = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].flatMap(([, name = '']) => (isField(name) ? [] : [name]))),
]

/** Returns a text with its fields filled in; without the lines whose fields are all empty. */
export function filledText(text: string, values: DiplomaValues): string {
  return text
    .split('\n')
    .filter((line) => {
      const named = [...line.matchAll(FIELD)].flatMap(([, name = '']) => (isField(name) ? [name] : []))
      return named.length === 0 || named.some((name) => values[name] !== '')
    })
    .map((line) => line.replaceAll(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole)))
    .join('\n')
}

/** Whether an item is within the sheet as far as its position and width show. */
export function isOnSheet(item: DiplomaItem, template: Omit<DiplomaTemplate, 'items'>): boolean {
  const { width, height } = sheetMm(template)
  const below = item.kind === 'qr' ? item.width : toMm(item.size)
  return item.x >= 0 && item.y >= 0 && item.x + item.width <= width && item.y + below <= height
}

const POINTS_PER_INCH = 72
const MM_PER_INCH = 25.4

export const toMm = (points: number): number => (points * MM_PER_INCH) / POINTS_PER_INCH
export const toPoints = (mm: number): number => (mm * POINTS_PER_INCH) / MM_PER_INCH

/** Part of its size to which a long line is reduced before it is wrapped. */
const SMALLEST_PART = 0.6

/**
 * Returns the size of a text that is as wide as its place: smaller for a longer line, down to a part of its size; then
 * it is wrapped.
 * @param widest width of the widest line at `size`, in the unit of `width`
 */
export function fittedSize(size: number, { width, widest }: { width: number; widest: number }): number {
  if (widest <= width) return size
  return Math.max(size * (width / widest), size * SMALLEST_PART, Math.min(size, DIPLOMA_LIMITS.size.min))
}

/** Height of a line of the font of printouts, as a part of its size. */
export const DIPLOMA_LINE_HEIGHT = 1.275

const SMALLEST_SIZE = 4
const SIZE_STEP = 0.5

/**
 * Returns the size of a text that ends above the foot of the sheet: smaller where it is too high for its place. A text that
 * is too high at the smallest size is moved up.
 * @param room height below the top of the text, in the unit of `heightAt`
 */
export function sizeInRoom(
  size: number,
  { room, heightAt }: { readonly room: number; readonly heightAt: (size: number) => number },
): number {
  let fitted = size
  while (fitted > SMALLEST_SIZE && heightAt(fitted) > room) fitted -= SIZE_STEP
  return fitted
}

/** Whether a result receives a document of a kind. */
export const isAwarded = (
  kind: DiplomaKind,
  { place, status }: { readonly place: number | null; readonly status: string },
): boolean => (kind === 'diploma' ? isMedal(place) : status === 'finished' || status === 'EXH')

/** The lines of the template that an event has until it sets its own. Their texts are those of the language. */
export const DEFAULT_DIPLOMA_LINES = [
  'event',
  'title',
  'subtitle',
  'name',
  'result',
  'dates',
  'check',
] as const
export type DefaultDiplomaLine = (typeof DEFAULT_DIPLOMA_LINES)[number]

const INK = '#14202e'
const FAINT = '#5b6b7d'
const CENTRED = { x: 20, width: 170, align: 'center', isBold: false, colour: INK } as const

const PLACES: Readonly<Record<DefaultDiplomaLine, Omit<DiplomaText, 'kind' | 'text' | 'textEn'>>> = {
  event: { ...CENTRED, y: 30, size: 16 },
  title: { ...CENTRED, y: 62, size: 40, isBold: true },
  subtitle: { ...CENTRED, y: 86, size: 14, colour: FAINT },
  name: { ...CENTRED, y: 108, size: 30, isBold: true },
  result: { ...CENTRED, y: 132, size: 16 },
  dates: { ...CENTRED, y: 236, size: 12, colour: FAINT },
  check: { ...CENTRED, x: 45, y: 267, width: 145, size: 9, align: 'left', colour: FAINT },
}
const QR: DiplomaQr = { kind: 'qr', x: 20, y: 262, width: 22 }

/** Returns the template of an event that has none of its own: an upright A4 sheet. */
export const defaultTemplate = (
  textOf: (line: DefaultDiplomaLine) => Pick<DiplomaText, 'text' | 'textEn'>,
): DiplomaTemplate => ({
  sheetSize: 'A4',
  isLandscape: false,
  items: [
    ...DEFAULT_DIPLOMA_LINES.map((line) => ({ kind: 'text' as const, ...textOf(line), ...PLACES[line] })),
    QR,
  ],
})

/** Whether a printed document still holds: as printed, with another place or time, or not awarded any more. */
export const DIPLOMA_STATES = ['valid', 'corrected', 'annulled'] as const
export type DiplomaState = (typeof DIPLOMA_STATES)[number]

interface DiplomaResult {
  readonly place: number | null
  readonly timeCs: number | null
}

/**
 * Returns whether a printed document still holds.
 * @param current the official result; null if there is none, or if the person is not in it
 */
export function diplomaState(
  kind: DiplomaKind,
  printed: DiplomaResult,
  current: (DiplomaResult & { readonly status: string }) | null,
): DiplomaState {
  if (current === null || !isAwarded(kind, current)) return 'annulled'
  return current.place === printed.place && current.timeCs === printed.timeCs ? 'valid' : 'corrected'
}
