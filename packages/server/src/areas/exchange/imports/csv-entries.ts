/** The entries of a CSV file. See docs/exchange-files.md. */

import { type EntryColumn, type ProfileColumn, REQUIRED_ENTRY_COLUMNS } from '@polynya/domain'
import { csvStarts } from './csv-starts.ts'
import type { FileEntries, FileEntry, FileStart } from './file-starts.ts'

/** Returns the entries of a table by distance, and its errors by line. */
export const csvEntries = (text: string): FileEntries => ({
  withdrawn: [],
  ...csvStarts<EntryColumn | ProfileColumn, Omit<FileEntry, keyof FileStart>>(
    text,
    REQUIRED_ENTRY_COLUMNS,
    ({ cell, timeIn }) => ({
      // Programs of meets write NT where no time is declared.
      seedTimeCs: cell('seedTime').toUpperCase() === 'NT' ? null : timeIn('seedTime'),
      division: cell('division') || null,
    }),
  ),
})
