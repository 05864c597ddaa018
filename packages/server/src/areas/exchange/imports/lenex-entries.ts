/** The entries of a Lenex file; those that its program has withdrawn are none. */

import type { LenexEntry } from '../lenex/lenex-model.ts'
import type { FileEntries, FileEntry } from './file-starts.ts'
import { lenexStarts } from './lenex-starts.ts'

const WITHDRAWN = new Set(['WDR', 'RJC', 'SICK'])

/** Returns the entries of a file by event, and its errors by line. */
export const lenexEntries = (bytes: Buffer): FileEntries =>
  lenexStarts<LenexEntry, FileEntry>(bytes, {
    startsOf: ({ entries }) => entries.filter(({ status }) => !WITHDRAWN.has(status ?? '')),
    startOf: ({ read, starter, heat }) => ({
      ...{ line: read.line ?? 1, starter, heat, lane: read.lane },
      ...{ seedTimeCs: read.timeCs, division: null },
    }),
  })
