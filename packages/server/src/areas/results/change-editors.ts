/** Grants and revokes the right to record the results of one event. */

import type { EndpointId, ResultsEditors } from '@polynya/contract'
import { recordChange } from '../../access/audit.store.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { HandlerCall } from '../../http/call.ts'
import { getAccount, lockRights, rightsOf, updateAccount } from '../accounts/account.store.ts'
import { findHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { listEditors } from './editors.store.ts'

type Id = Extract<EndpointId, `results.${'grantEditor' | 'revokeEditor'}`>
type Changing = Pick<HandlerCall<Id>, 'id' | 'params' | 'caller' | 'at' | 'ipAddress' | 'requestId'>

/** Returns the accounts with the right for one event. */
export async function editorsOf(db: Db, eventId: number): Promise<ResultsEditors> {
  const rows = await listEditors(db, eventId)
  return {
    editors: rows.map(({ id, email, first_name: firstName, last_name: lastName }) => ({
      accountId: id,
      email: email ?? '',
      firstName,
      lastName,
    })),
  }
}

/** Changes the right of an account for an event, with its record in the audit, and returns who has it then. */
export const changeEditors = (
  call: Changing,
  { db }: Pick<Deps, 'db'>,
  change: (tx: Tx, eventId: number) => Promise<number>,
) =>
  db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(findHead(tx, call.params.eventId), call.caller)
    await lockRights(tx)
    const before = await editorsOf(tx, id)
    const accountId = await change(tx, id)
    const after = await editorsOf(tx, id)
    if (after.editors.length !== before.editors.length) {
      const { rights_version } = await getAccount(tx, accountId)
      await updateAccount(tx, accountId, { rights_version: rights_version + 1 })
      const idsOf = ({ editors }: ResultsEditors) => editors.map((editor) => editor.accountId)
      await recordChange(tx, call, {
        kind: 'account',
        objectId: accountId,
        before: { resultsEditors: idsOf(before) },
        after: { resultsEditors: idsOf(after), rights: await rightsOf(tx, accountId) },
      })
    }
    return after
  })
