/** How the printouts of an event look. See docs/rules.md#printouts. */

export const SHEET_SIZES = ['A4', 'A5', 'LETTER'] as const
export type SheetSize = (typeof SHEET_SIZES)[number]

/** The language of printouts: the reader's, always the same one, or both beside each other. */
export const PRINT_LANGUAGES = ['reader', 'ru', 'en', 'both'] as const
export type PrintLanguage = (typeof PRINT_LANGUAGES)[number]

/** Columns that the printouts of an event may leave out. */
export const OPTIONAL_COLUMNS = [
  'number',
  'birthYear',
  'ageGroup',
  'region',
  'club',
  'rank',
  'seedTime',
  'points',
  'note',
] as const
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]

export interface PrintSettings {
  readonly sheetSize: SheetSize
  readonly isLandscape: boolean
  readonly language: PrintLanguage
  readonly hiddenColumns: readonly OptionalColumn[]
  /** Whether the logo of the event is printed on the first page. */
  readonly showsLogo: boolean
  /** Whether the chief judge and the chief secretary are named beside their signatures. */
  readonly namesOfficials: boolean
  /** Above the title, by language; null is none. */
  readonly header: string | null
  readonly headerEn: string | null
  /** At the foot of each page. */
  readonly footer: string | null
  readonly footerEn: string | null
}

/** Settings of an event that has none of its own. */
export const DEFAULT_PRINT_SETTINGS: PrintSettings = {
  sheetSize: 'A4',
  isLandscape: false,
  language: 'reader',
  hiddenColumns: [],
  showsLogo: true,
  namesOfficials: true,
  header: null,
  headerEn: null,
  footer: null,
  footerEn: null,
}
