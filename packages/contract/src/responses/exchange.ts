/** Shapes of the answers of `exchange`. */

import type { AnswersOf } from '../answers-of.ts'
import { ReportFile } from '../schemas/answers/entrants.ts'
import { FileImport, FileImportReport, FileImports, Invitation } from '../schemas/answers/exchange.ts'

export const answers = {
  exportFile: ReportFile,
  readInvitation: Invitation,
  importEntries: FileImport,
  importResults: FileImport,
  importStartLists: FileImport,
  imports: FileImports,
  importReport: FileImportReport,
  cancelImport: FileImport,
} as const satisfies AnswersOf<'exchange'>
