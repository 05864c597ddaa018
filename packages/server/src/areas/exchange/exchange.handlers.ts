import type { Handlers } from '../../http/call.ts'
import { exportFile } from './exportFile.ts'
import { importEntries } from './importEntries.ts'
import { importResults } from './importResults.ts'
import { importStartLists } from './importStartLists.ts'

export const exchange: Handlers['exchange'] = { exportFile, importEntries, importResults, importStartLists }
