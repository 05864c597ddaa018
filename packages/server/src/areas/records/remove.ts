import { formatRaceTime } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { deleteImport, deleteImported, findImported, listOfImport } from './imported-records.store.ts'
import { getRecord, lockRecord } from './records.store.ts'
import { refreshCode } from './refresh-records.ts'

export const remove: Handler<'records.remove'> = async ({ params: { id }, query, ...call }, { db }) => {
  // Imported records belong to no region.
  if (!administers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    await lockRecord(tx, id)
    const record = await getRecord(tx, id)
    if (record.imported_id === null) fail('record_of_result')
    const imported = await findImported(tx, record.imported_id)
    const removed = query.wholeImport ? await listOfImport(tx, imported.import_id) : [imported]
    if (query.wholeImport) await deleteImport(tx, imported.import_id)
    else await deleteImported(tx, imported)
    for (const code of new Set(removed.map(({ dist_code }) => dist_code))) await refreshCode(tx, code)
    const { date, dist_code: distCode, state } = record
    const time = formatRaceTime(record.time_cs)
    await recordChange(tx, call, {
      ...{ kind: 'record', objectId: id },
      before: { count: removed.length, distances: distCode, time, date, state },
    })
    return { removed: removed.length }
  })
}
