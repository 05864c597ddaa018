import {
  OPTIONAL_COLUMNS,
  PRINT_LANGUAGES,
  PRINTOUT_TYPES,
  PRINTOUTS,
  type PrintoutName,
  SHEET_SIZES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { Language } from '../answers/scalars.ts'
import { IdParam } from './scalars.ts'

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: 'not_allowed' })
const lineOrNull = z.nullable(z.string().check(z.trim(), z.maxLength(200, { error: 'too_long' })))

export const PrintSettingsInput = z.strictObject({
  sheetSize: oneOf(SHEET_SIZES),
  isLandscape: z.boolean(),
  language: oneOf(PRINT_LANGUAGES),
  hiddenColumns: z
    .array(oneOf(OPTIONAL_COLUMNS))
    .check(z.maxLength(OPTIONAL_COLUMNS.length, { error: 'too_long' })),
  showsLogo: z.boolean(),
  namesOfficials: z.boolean(),
  header: lineOrNull,
  headerEn: lineOrNull,
  footer: lineOrNull,
  footerEn: lineOrNull,
})

const NAMES = Object.keys(PRINTOUTS) as [PrintoutName, ...PrintoutName[]]

/** A printout that a link opens. */
export const PrintoutLinkInput = z.strictObject({
  printout: oneOf(NAMES),
  type: oneOf(PRINTOUT_TYPES),
  /** By default the language of the browser that opens it. */
  language: z.optional(Language),
})

/** A printout that is made in the background, as PDF. */
export const QueuedPrintoutInput = z.strictObject({ printout: oneOf(NAMES), language: Language })

export const QueuedPrintoutParams = z.object({ id: IdParam, printoutId: IdParam })

export type PrintSettingsInput = z.input<typeof PrintSettingsInput>
export type PrintoutLinkInput = z.input<typeof PrintoutLinkInput>
export type QueuedPrintoutInput = z.input<typeof QueuedPrintoutInput>
