import type { Handler } from '../../http/call.ts'
import { listImports } from './queue/file-imports.store.ts'
import { importView, visibleImports } from './queue/import-view.ts'

export const imports: Handler<'exchange.imports'> = async ({ params, caller }, { db }) => {
  const rows = await listImports(db, await visibleImports(db, params.eventId, caller))
  return { imports: rows.map(importView) }
}
