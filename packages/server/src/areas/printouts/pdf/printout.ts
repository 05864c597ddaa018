/** A printout as data, ready to print: the same for PDF, CSV and XLSX. All texts are in the printout's language. */

import type { DiplomaQr, DiplomaText } from '@polynya/domain'

/** How sections are laid out: as tables, as tables in large print, as cards, four or eight on a page, or as sheets. */
export type Layout = 'table' | 'large' | 'cards4' | 'cards8' | 'sheets'

export interface Printout {
  readonly language: 'ru' | 'en'
  readonly title: string
  /** Name of the event. */
  readonly event: string
  /** Lines below the title: dates, venue, conditions. */
  readonly facts: readonly string[]
  /** Printed on each page of a printout that is not final; null on a final one. */
  readonly mark: string | null
  readonly page: { readonly size: 'A4' | 'A5' | 'LETTER'; readonly isLandscape: boolean }
  /** Above the title. */
  readonly header: string | null
  /** At the foot of each page. */
  readonly footer: string | null
  /** PNG in base64, beside the title. */
  readonly logo: string | null
  readonly layout: Layout
  /** One page a person, of the layout `sheets`. */
  readonly sheets?: readonly Sheet[]
  /** JPG in base64 behind each sheet. */
  readonly background?: string | null
  /** Title of the column of a spreadsheet that names sections; null of a printout that is one list. */
  readonly part: string | null
  readonly columns: readonly Column[]
  readonly sections: readonly Section[]
  /** Shown instead of sections if there are none. */
  readonly nothing: string
  /** Lines to sign at the end: role, category and name. */
  readonly signatures: readonly string[]
  /** When it was printed, in words; repeated on each page. */
  readonly printed: string
  /** An instant, for the properties of the file. */
  readonly at: string
}

export interface Column {
  readonly title: string
  /** Width relative to the other columns. */
  readonly width: number
  readonly align?: 'right'
  /** Filled in by hand: a box in each row, empty in spreadsheets. */
  readonly isBlank?: boolean
}

/** A part of a printout with a heading and its own table. */
export interface Section {
  readonly title: string
  readonly notes: readonly string[]
  /** In the column of a spreadsheet that names sections, if it is not the title. */
  readonly part?: string
  /** As many cells as columns. */
  readonly rows: readonly (readonly PrintedCell[])[]
}

/** A text, or an amount as it is printed, which is a number in spreadsheets. */
export type PrintedCell = string | PrintedAmount
export interface PrintedAmount {
  readonly text: string
  /** In major units. */
  readonly amount: number
}

export const printedText = (cell: PrintedCell): string => (typeof cell === 'string' ? cell : cell.text)

/** A page whose items have their own places, without the head and the foot of other pages. */
export interface Sheet {
  /** Printed across a sheet that is not final; null on a final one. */
  readonly mark: string | null
  /** Items with filled-in texts; the text of a QR code is the address that it opens. */
  readonly items: readonly SheetItem[]
}

/** How far a printout is: pages that are drawn, of all. */
export interface Progress {
  readonly done: number
  readonly count: number
}

export type OnPage = (progress: Progress) => void

/** The line by which a process reports its progress, and how it is read. */
export const progressLine = ({ done, count }: Progress) => `${done} ${count}\n`
export function readProgress(line: string): Progress {
  const [done = 0, count = 0] = line.split(' ').map(Number)
  return { done, count }
}

export type SheetItem = Omit<DiplomaText, 'textEn'> | (DiplomaQr & { readonly text: string })
