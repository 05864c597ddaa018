import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { listTextVersions } from './texts.store.ts'

export const textVersions: Handler<'site.textVersions'> = async ({ params, caller }, { db }) => {
  if (!superAdministers(caller, null)) fail('no_access')
  return { versions: await listTextVersions(db, params.name) }
}
