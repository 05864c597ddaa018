import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { changeResults } from './change-results.ts'
import { findChecks } from './find-checks.ts'
import { publishList } from './publish-list.ts'

export const publish: Handler<'results.publish'> = (call, deps) =>
  changeResults(call, deps, async (tx, changing) => {
    const { eventId, distance } = changing
    const { state, confirmed = false } = call.body
    const { errors, warnings } = await findChecks(tx, { eventId, distanceId: distance.id }, call.at)
    if (errors.length > 0) fail('results_invalid', { fields: { count: errors.length } })
    if (warnings.length > 0 && !confirmed) {
      fail('results_unconfirmed', { fields: { count: warnings.length } })
    }
    return publishList(tx, changing, { state, at: call.at })
  })
