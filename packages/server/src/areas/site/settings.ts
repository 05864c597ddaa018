import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { readSiteSetting, settingsOfSite } from './site.store.ts'

export const settings: Handler<'site.settings'> = async ({ caller }, { db }) => {
  if (!superAdministers(caller, null)) fail('no_access')
  return settingsOfSite(await readSiteSetting(db))
}
