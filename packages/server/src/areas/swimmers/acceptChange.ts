import { differences, recordChange } from '../../access/audit.store.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { getChange, updateChange } from './custody/change-requests.store.ts'
import { changeView, identityOf, isOutOfSync } from './custody/change-view.ts'
import { sendChangeAccepted } from './custody/custody-mails.ts'
import { decidableChange } from './custody/decidable-change.ts'
import { failDuplicate, findDuplicate } from './duplicates/duplicates.ts'
import { refreshStanding } from './profile/refresh-standing.ts'
import { identityColumns, newBirthDateIssues } from './profile/swimmer-input.ts'
import { getSwimmer, updateSwimmer } from './profile/swimmers.store.ts'

export const acceptChange: Handler<'swimmers.acceptChange'> = async ({ params, body, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    const row = await decidableChange(tx, params.id, call.caller)
    if (isOutOfSync(row) && !body.outOfSync) return fail('change_out_of_sync')
    const swimmer = await getSwimmer(tx, row.swimmer_id)
    const [present, now] = [identityOf(row), deps.clock.now()]
    const known = { today: await federationDate(tx, now), places: deps.places }
    const issues = newBirthDateIssues(row.requested.dob, swimmer, known)
    if (issues.length > 0) fail('invalid_input', { issues })
    const columns = identityColumns({ ...present, ...row.requested })
    const mine = { accountId: row.owner_id, except: row.swimmer_id }
    failDuplicate(await findDuplicate(tx, columns.identity_key, mine))
    await updateSwimmer(tx, row.swimmer_id, { ...columns, updated_at: now })
    await refreshStanding(tx, swimmer, await getSwimmer(tx, row.swimmer_id))
    await updateChange(tx, row.id, { state: 'accepted', decided_at: now })
    const after = await getChange(tx, row.id)
    const change = differences(present, identityOf(after))
    await recordChange(tx, call, {
      kind: 'swimmer',
      objectId: row.swimmer_id,
      before: change.before,
      after: { ...change.after, request: row.id },
    })
    await sendChangeAccepted(tx, after, deps)
    return changeView(after)
  })
