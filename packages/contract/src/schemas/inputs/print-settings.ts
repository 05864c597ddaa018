import { OPTIONAL_COLUMNS, PRINT_LANGUAGES, SHEET_SIZES } from '@polynya/domain'
import * as z from 'zod/mini'

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

export type PrintSettingsInput = z.input<typeof PrintSettingsInput>
