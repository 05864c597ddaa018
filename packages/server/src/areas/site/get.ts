import type { Handler } from '../../http/call.ts'
import { readSiteSetting, seasonAt } from './site.store.ts'

export const get: Handler<'site.get'> = async (_call, { db, clock }) => {
  const setting = await readSiteSetting(db)
  return { ...setting, season: seasonAt(setting, clock.now()) }
}
