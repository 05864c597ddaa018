import type { Handler } from '../../http/call.ts'
import { getReport } from './queue/file-imports.store.ts'
import { importView, visibleImport } from './queue/import-view.ts'

const NONE = { entries: null, results: null, startLists: null }

export const importReport: Handler<'exchange.importReport'> = async ({ params, caller }, { db }) => {
  const row = await visibleImport(db, params, caller)
  const { report } = await getReport(db, row.id)
  return { ...importView(row), ...NONE, [row.kind]: report }
}
