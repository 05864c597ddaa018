import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { completeImport } from './queue/file-imports.store.ts'
import { importView, visibleImport } from './queue/import-view.ts'

export const cancelImport: Handler<'exchange.cancelImport'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, caller, at } = call
    const { id, event_id: objectId, file_name: name } = await visibleImport(tx, params, caller)
    if (await completeImport(tx, { id, at, outcome: 'cancelled' }))
      await recordChange(tx, call, { kind: 'event', objectId, before: { files: [name] } })
    return importView(await visibleImport(tx, params, caller))
  })
