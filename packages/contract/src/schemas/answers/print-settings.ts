import { OPTIONAL_COLUMNS, PRINT_LANGUAGES, SHEET_SIZES } from '@polynya/domain'
import * as z from 'zod/mini'
import { Instant } from './scalars.ts'

const textOrNull = z.nullable(z.string())

/** How the printouts of an event look. */
export const PrintSettings = z.object({
  sheetSize: z.enum(SHEET_SIZES),
  isLandscape: z.boolean(),
  /** `reader` is the language of the address. */
  language: z.enum(PRINT_LANGUAGES),
  hiddenColumns: z.array(z.enum(OPTIONAL_COLUMNS)),
  showsLogo: z.boolean(),
  namesOfficials: z.boolean(),
  header: textOrNull,
  headerEn: textOrNull,
  footer: textOrNull,
  footerEn: textOrNull,
})

/** A link that opens a printout without signing in, as the account that created it sees it. */
export const PrintoutLink = z.object({ url: z.string(), expiresAt: Instant })
