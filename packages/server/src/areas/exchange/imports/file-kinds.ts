/** Reads an uploaded file by its content: a table, or a Lenex file. */

import { decodedText, isZip } from '@polynya/contract'
import { csvEntries } from './csv-entries.ts'
import { csvResults } from './csv-results.ts'
import type { FileEntries, FileResults } from './file-starts.ts'
import { lenexEntries } from './lenex-entries.ts'
import { lenexResults } from './lenex-results.ts'

/** Bytes of an uploaded file. */
export const MAX_FILE_BYTES = 10_000_000

export const resultsOfFile = (bytes: Buffer): FileResults =>
  isTable(bytes) ? csvResults(decodedText(bytes)) : lenexResults(bytes)

export const entriesOfFile = (bytes: Buffer): FileEntries =>
  isTable(bytes) ? csvEntries(decodedText(bytes)) : lenexEntries(bytes)

/** Whether a file is neither an archive nor XML. */
const isTable = (bytes: Buffer): boolean => !isZip(bytes) && !decodedText(bytes).trimStart().startsWith('<')
