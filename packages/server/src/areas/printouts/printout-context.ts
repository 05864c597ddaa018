import type { EventSession, Language } from '@polynya/contract'
import type { Translate } from '@polynya/i18n/catalogues'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { BlankName, ColumnName } from './columns.ts'
import type { Layout, PrintedAmount, Printout, Sheet } from './pdf/printout.ts'
import type { PrintoutFilter } from './printout-filter.ts'
import type { PrintoutEvent } from './printouts.store.ts'
import type { Reading } from './reading.ts'

/** What a printout is made from. */
export interface PrintoutContext {
  readonly db: Db
  readonly event: PrintoutEvent
  readonly sessions: readonly EventSession[]
  readonly caller: Caller
  readonly at: Date
  readonly reading: Reading
  readonly filter: PrintoutFilter
  readonly words: Readonly<Record<Language, Translate>>
  readonly publicUrl: string
}

type CellValue = string | number | PrintedAmount | null
export type Cells<Name extends ColumnName> = Readonly<Record<Name, CellValue>>

/** A part of a printout; left out without rows. */
export interface SelectedSection<Row> {
  readonly title: string
  readonly notes?: readonly string[]
  /** In the column of a spreadsheet that names sections, if it is not the title. */
  readonly part?: string
  readonly rows: readonly Row[]
}

/** The data of a printout. */
export interface Selection<Row> {
  /** Printed on each page of a printout that is not final. */
  readonly mark?: string | null
  /** Lines below the dates and the venue. */
  readonly facts?: readonly string[]
  readonly sections: readonly SelectedSection<Row>[]
  /** Of the layout `sheets`: its own pages. */
  readonly sheets?: readonly Sheet[]
  /** Instead of the page of the settings. */
  readonly page?: Printout['page']
}

/** How a printout is made. */
export interface PrintoutKind<Name extends ColumnName> {
  readonly columns: readonly (Name | BlankName)[]
  readonly select: (context: PrintoutContext) => Promise<Selection<Cells<Name>>>
  readonly layout: Layout
  /** Whether the chief judge and the chief secretary sign it. */
  readonly isSigned: boolean
  /** Whether it has one section, which a spreadsheet need not name. */
  readonly isOneList?: boolean
}

/** A kind of printout with any columns. */
export interface AnyPrintoutKind extends Omit<PrintoutKind<ColumnName>, 'select'> {
  readonly select: (context: PrintoutContext) => Promise<Selection<Partial<Cells<ColumnName>>>>
}
