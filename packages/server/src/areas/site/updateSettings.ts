import type { SiteSettings } from '@polynya/contract'
import { differences, recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { lockSiteSetting, readSiteSetting, settingsOfSite, writeSiteSetting } from './site.store.ts'

export const updateSettings: Handler<'site.updateSettings'> = async ({ body, ...call }, { db }) => {
  if (!superAdministers(call.caller, null)) fail('no_access')
  if (body.currency && !Intl.supportedValuesOf('currency').includes(body.currency)) {
    failField('currency', 'not_allowed')
  }
  return db.transaction().execute(async (tx) => {
    await lockSiteSetting(tx)
    const before = settingsOfSite(await readSiteSetting(tx))
    if (call.ifMatch !== null && call.ifMatch !== before.version) fail('stale')
    const { titles, titlesEn, ...rest } = changed(before, body)
    await writeSiteSetting(tx, { ...rest, titles: { ru: titles, en: titlesEn }, version: before.version + 1 })
    const after = settingsOfSite(await readSiteSetting(tx))
    await recordChange(tx, call, { kind: 'site', objectId: 'settings', ...differences(before, after) })
    return after
  })
}

/** Omitted settings remain unchanged. */
function changed(before: SiteSettings, body: HandlerCall<'site.updateSettings'>['body']): SiteSettings {
  const given = Object.entries(body).filter(([, value]) => value !== undefined)
  return { ...before, ...(Object.fromEntries(given) as Partial<SiteSettings>) }
}
