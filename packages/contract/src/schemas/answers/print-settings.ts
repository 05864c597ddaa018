import {
  OPTIONAL_COLUMNS,
  PRINT_LANGUAGES,
  PRINTOUT_FAILURES,
  PRINTOUTS,
  type PrintoutName,
  QUEUED_PRINTOUT_STATES,
  SHEET_SIZES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { Id, Instant, Language } from './scalars.ts'

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

const NAMES = Object.keys(PRINTOUTS) as [PrintoutName, ...PrintoutName[]]

/** A printout that is made in the background. */
export const QueuedPrintout = z.object({
  id: Id,
  printout: z.enum(NAMES),
  language: Language,
  state: z.enum(QUEUED_PRINTOUT_STATES),
  /** Number of pages that are drawn, and of all; null until they are counted. */
  done: z.int(),
  count: z.nullable(z.int()),
  requestedAt: Instant,
  completedAt: z.nullable(Instant),
  failure: z.nullable(z.enum(PRINTOUT_FAILURES)),
  /** Of the file of one that is ready. */
  url: textOrNull,
  expiresAt: z.nullable(Instant),
})

/** The queued printouts of an account at an event, the latest first. */
export const QueuedPrintouts = z.object({ starts: z.int(), printouts: z.array(QueuedPrintout) })

export type QueuedPrintout = z.output<typeof QueuedPrintout>
export type QueuedPrintouts = z.output<typeof QueuedPrintouts>
