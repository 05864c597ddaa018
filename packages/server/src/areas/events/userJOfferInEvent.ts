import type { Handler } from '../../http/call.ts'
import { listPaidCredits, listSoldCredits } from '../judgeTests/judge-credits.store.ts'
import { isRsf, lastExams, openingsOf } from '../judgeTests/openings-of.ts'
import { visibleEvent } from './record/visible-event.ts'

export const userJOfferInEvent: Handler<'events.userJOfferInEvent'> = async (
  { params, caller, at },
  { db },
) => {
  const { account } = caller
  const { id } = await visibleEvent(db, params.id, caller)
  const credits = isRsf(account)
    ? await listSoldCredits(db, id)
    : (await listPaidCredits(db, account.id)).filter(({ event_id }) => event_id === id)
  return { offers: openingsOf(credits, await lastExams(db, account.id, at)) }
}
