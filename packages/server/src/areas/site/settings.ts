import { superAdministers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { readSiteSetting, settingsOfSite } from './site.store.ts'

export const settings: Handler<'site.settings'> = async ({ caller }, { db }) => {
  if (!superAdministers(caller, null)) fail('no_access')
  return settingsOfSite(await readSiteSetting(db))
}
