import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { siteAddress } from '../../profile/client.ts'
import { changeConfig, withProfile } from '../../profile/config.ts'
import { profileRow } from './profile-row.ts'

export const run: Run<'profiles add'> = async (context, { name }) => {
  const { place, settings, t, args } = context
  if (name.trim() === '') throw new Stop('usage', t('cli:emptyName'))
  if (!settings.url) throw new Stop('usage', t('cli:needsFlag', { flag: '--url' }))
  const url = siteAddress(settings.url, t)
  if (settings.dryRun) return plan(context, [{ action: 'add', what: `${name} ${url}` }])
  const isGiven = args.some((arg) => arg.startsWith('--lang'))
  const language = isGiven ? { language: context.language } : {}
  const config = await changeConfig(place.configDir, withProfile(name, { url, ...language }))
  return item(profileRow(name, config), [t('cli:profileAdded', { name, url })])
}
