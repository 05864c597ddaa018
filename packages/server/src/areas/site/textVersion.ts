import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { getTextVersion } from './texts.store.ts'

export const textVersion: Handler<'site.textVersion'> = async ({ params, caller }, { db }) => {
  if (!superAdministers(caller, null)) fail('no_access')
  return getTextVersion(db, params.name, params.version)
}
