import type { Manifest } from '../backup/manifest.ts'

/** What a backup holds, in words. */
export function sizeOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows and ${Object.keys(files).length} files`
}
