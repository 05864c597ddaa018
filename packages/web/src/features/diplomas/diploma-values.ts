import type { DiplomaTemplateInput, DiplomaTemplate as Stored } from '@polynya/contract'
import type { DiplomaItem, DiplomaTemplate } from '@polynya/domain'
import type { Draft } from '../../infrastructure/forms/validation.ts'

/** An item as the fields of its form; a QR code leaves those of texts unused. */
export interface ItemValues {
  kind: DiplomaItem['kind']
  text: string
  textEn: string
  x: string
  y: string
  width: string
  size: string
  align: 'left' | 'center' | 'right'
  isBold: boolean
  colour: string
}

/** A template as the fields of its form. */
export interface TemplateValues {
  sheetSize: Stored['sheetSize']
  isLandscape: boolean
  items: ItemValues[]
}

/** A new item of each kind, in the upper left part of the sheet. */
export const NEW_ITEMS: Readonly<Record<DiplomaItem['kind'], ItemValues>> = {
  text: {
    ...{ kind: 'text', text: '', textEn: '', x: '20', y: '20', width: '100', size: '14' },
    ...{ align: 'left', isBold: false, colour: '#14202e' },
  },
  qr: {
    ...{ kind: 'qr', text: '', textEn: '', x: '20', y: '20', width: '22', size: '14' },
    ...{ align: 'left', isBold: false, colour: '#14202e' },
  },
}

export const valuesOf = ({ sheetSize, isLandscape, items }: Stored): TemplateValues => ({
  sheetSize,
  isLandscape,
  items: items.map((item) => {
    const place = { x: String(item.x), y: String(item.y), width: String(item.width) }
    if (item.kind === 'qr') return { ...NEW_ITEMS.qr, ...place }
    const { kind, text, textEn, size, align, isBold, colour } = item
    return { ...place, kind, text, textEn: textEn ?? '', size: String(size), align, isBold, colour }
  }),
})

/** Reads a number as it is typed, with a comma or a point; NaN of another text, which the schema refuses. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

export const inputOf = ({ sheetSize, isLandscape, items }: TemplateValues): Draft<DiplomaTemplateInput> => ({
  sheetSize,
  isLandscape,
  items: items.map((values) => itemOf(values, numberOf)),
})

/** Returns a template as it would look now; numbers that are not typed yet are 0. */
export const drawnOf = ({ sheetSize, isLandscape, items }: TemplateValues): DiplomaTemplate => ({
  sheetSize,
  isLandscape,
  items: items.map((values) => itemOf(values, (text) => numberOf(text) || 0)),
})

function itemOf(values: ItemValues, read: (text: string) => number): DiplomaItem {
  const place = { x: read(values.x), y: read(values.y), width: read(values.width) }
  if (values.kind === 'qr') return { kind: 'qr', ...place }
  const { text, textEn, size, align, isBold, colour } = values
  return { ...place, kind: 'text', text, textEn: textEn || null, size: read(size), align, isBold, colour }
}

/** Returns a length that an arrow key changed, within the sheet, to a tenth of a millimetre. */
export function nudged(text: string, by: number, max: number): string {
  const moved = Math.min(max, Math.max(0, (numberOf(text) || 0) + by))
  return String(Math.round(moved * 10) / 10)
}
