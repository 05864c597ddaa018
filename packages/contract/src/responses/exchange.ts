/** Shapes of the answers of `exchange`. */

import type { AnswersOf } from '../answers-of.ts'
import { ReportFile } from '../schemas/answers/entrants.ts'
import { EntryImport, ResultImport, StartListImport } from '../schemas/answers/exchange.ts'

export const answers = {
  exportFile: ReportFile,
  importEntries: EntryImport,
  importResults: ResultImport,
  importStartLists: StartListImport,
} as const satisfies AnswersOf<'exchange'>
