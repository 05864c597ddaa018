import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { getChange, updateChange } from './custody/change-requests.store.ts'
import { changeView } from './custody/change-view.ts'
import { sendChangeRefused } from './custody/custody-mails.ts'
import { decidableChange } from './custody/decidable-change.ts'

export const refuseChange: Handler<'swimmers.refuseChange'> = async ({ params, body, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { id, swimmer_id: swimmerId } = await decidableChange(tx, params.id, call.caller)
    const { reason: answer } = body
    await updateChange(tx, id, { state: 'refused', answer, decided_at: deps.clock.now() })
    const after = { request: id, refused: answer }
    await recordChange(tx, call, { kind: 'swimmer', objectId: swimmerId, after })
    const row = await getChange(tx, id)
    await sendChangeRefused(tx, row, deps)
    return changeView(row)
  })
