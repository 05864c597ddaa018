import type { Handlers } from '../../http/call.ts'
import { cancelImport } from './cancelImport.ts'
import { exportFile } from './exportFile.ts'
import { importEntries } from './importEntries.ts'
import { importReport } from './importReport.ts'
import { importResults } from './importResults.ts'
import { importStartLists } from './importStartLists.ts'
import { imports } from './imports.ts'
import { readInvitation } from './readInvitation.ts'

export const exchange: Handlers['exchange'] = {
  exportFile,
  readInvitation,
  importEntries,
  importResults,
  importStartLists,
  imports,
  importReport,
  cancelImport,
}
