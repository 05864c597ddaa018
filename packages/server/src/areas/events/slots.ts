import type { Handler } from '../../http/call.ts'
import { slotsOf } from '../orders/slots.ts'

export const slots: Handler<'events.slots'> = async ({ params, caller }, deps) => {
  const modes = { asAdministrator: params.adm === 1, asFederation: params.rsf === 1 }
  return slotsOf(deps, { eventId: params.id, iwsaid: params.iwsaid, ...modes, caller })
}
