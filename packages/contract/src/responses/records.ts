/** Shapes of the answers of `records`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { ReportFile } from '../schemas/answers/entrants.ts'
import { FederationRecord, RecordImport } from '../schemas/answers/record.ts'

export const answers = {
  list: z.object({ records: z.array(FederationRecord), total: z.int() }),
  history: z.object({ records: z.array(FederationRecord) }),
  decide: FederationRecord,
  importFile: RecordImport,
  exportFile: ReportFile,
  remove: z.object({ removed: z.int() }),
  recompute: z.object({ records: z.int() }),
} as const satisfies AnswersOf<'records'>
