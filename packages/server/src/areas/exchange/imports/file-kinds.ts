/** Reads an uploaded file by its content: a table, or a Lenex file. */

import { decodedText, isLenexFile } from '@polynya/contract'
import { csvEntries } from './csv-entries.ts'
import { csvResults } from './csv-results.ts'
import type { FileEntries, FileResults } from './file-starts.ts'
import { lenexEntries } from './lenex-entries.ts'
import { lenexResults } from './lenex-results.ts'

/** Bytes of an uploaded file. */
export const MAX_FILE_BYTES = 10_000_000

export const resultsOfFile = (bytes: Buffer): FileResults =>
  isLenexFile(bytes) ? lenexResults(bytes) : csvResults(decodedText(bytes))

export const entriesOfFile = (bytes: Buffer): FileEntries =>
  isLenexFile(bytes) ? lenexEntries(bytes) : csvEntries(decodedText(bytes))
