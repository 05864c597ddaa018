/** The entries of a Lenex file; those that its program has withdrawn are listed apart. */

import type { LineFault } from '../../csv-table.ts'
import type { LenexEntry } from '../lenex/lenex-model.ts'
import type { FileEntries, FileEntry } from './file-starts.ts'
import { lenexStarts } from './lenex-starts.ts'

const WITHDRAWN = new Set(['WDR', 'RJC', 'SICK'])

/** Returns the entries of a file by event, and its errors by line. */
export function lenexEntries(bytes: Buffer): FileEntries {
  const withdrawn: LineFault<'withdrawn'>[] = []
  const starts = lenexStarts<LenexEntry, FileEntry>(bytes, {
    startsOf: ({ entries }) => entries,
    startOf({ read, starter, heat }) {
      const { line = 1, lane, timeCs: seedTimeCs } = read
      if (!WITHDRAWN.has(read.status ?? ''))
        return { ...{ line, starter, heat, lane }, ...{ seedTimeCs, division: null } }
      withdrawn.push({ line, field: starter.name, fault: 'withdrawn' })
      return null
    },
  })
  return { ...starts, withdrawn }
}
