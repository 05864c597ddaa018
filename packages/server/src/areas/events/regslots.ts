import type { Handler } from '../../http/call.ts'
import { slotsOf } from '../orders/slots.ts'

/** Returns only the distances that the swimmer has entered or waits for. */
export const regslots: Handler<'events.regslots'> = async ({ params, caller }, deps) => {
  const modes = { asAdministrator: params.adm === 1, asFederation: false }
  const query = { eventId: params.id, iwsaid: params.iwsaid, ...modes, caller }
  const { slots: all, ...head } = await slotsOf(deps, query)
  return { ...head, slots: all.filter(({ entry }) => entry !== null) }
}
