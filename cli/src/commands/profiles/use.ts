import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { changeConfig } from '../../profile/config.ts'
import { knownProfile } from './known-profile.ts'
import { profileRow } from './profile-row.ts'

export const run: Run<'profiles use'> = async (context, { name }) => {
  const { place, settings, t } = context
  await knownProfile(context, name)
  if (settings.dryRun) return plan(context, [{ action: 'use', what: name }])
  const config = await changeConfig(place.configDir, (before) => ({ ...before, current: name }))
  return item(profileRow(name, config), [t('cli:profileUsed', { name })])
}
