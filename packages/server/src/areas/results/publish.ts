import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { changeResults } from './change-results.ts'
import { findChecks } from './find-checks.ts'
import { touchResultList } from './results.store.ts'
import { scoreAgain } from './score-again.ts'

export const publish: Handler<'results.publish'> = (call, deps) =>
  changeResults(call, deps, async (tx, { eventId, distance, list }) => {
    const { state, confirmed = false } = call.body
    const { errors, warnings } = await findChecks(tx, { eventId, distanceId: distance.id })
    if (errors.length > 0) fail('results_invalid', { fields: { count: errors.length } })
    if (warnings.length > 0 && !confirmed) {
      fail('results_unconfirmed', { fields: { count: warnings.length } })
    }
    await touchResultList(tx, distance.id, { state, published_at: call.at, updated_at: call.at })
    if (state === 'official') await scoreAgain(tx, distance, call.at)
    return { kind: 'published', before: { state: list.state }, after: { state } }
  })
