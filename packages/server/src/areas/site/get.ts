import { DEFAULT_TIME_ZONE, dateInZone, seasonOf } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { readSiteSetting } from './site.store.ts'

export const get: Handler<'site.get'> = async (_call, { db, clock }) => {
  const setting = await readSiteSetting(db)
  return { ...setting, season: setting.season ?? seasonOf(dateInZone(clock.now(), DEFAULT_TIME_ZONE)).label }
}
