import type { Handler } from '../../http/call.ts'
import { payableGateways } from './payable-gateways.ts'
import { readSiteSetting, seasonAt } from './site.store.ts'

export const get: Handler<'site.get'> = async (_call, { db, clock, ...deps }) => {
  const setting = await readSiteSetting(db)
  const paymentGateways = await payableGateways(db, deps)
  return { ...setting, season: seasonAt(setting, clock.now()), paymentGateways }
}
