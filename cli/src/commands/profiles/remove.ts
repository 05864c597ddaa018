import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { clientAt } from '../../profile/client.ts'
import { changeConfig, DEFAULT_PROFILE } from '../../profile/config.ts'
import { sessionStore } from '../../profile/session-store.ts'
import { knownProfile } from './known-profile.ts'

export const run: Run<'profiles remove'> = async (context, { name }) => {
  const { place, settings, t } = context
  const profile = await knownProfile(context, name)
  if (settings.dryRun) return plan(context, [{ action: 'remove', what: name }])
  await confirm(context, t('cli:confirmProfile', { name }))
  const store = await sessionStore(context, name, profile)
  await clientAt(context, { url: profile.url, store }).session.signOut()
  store.clear()
  await store.flush()
  await changeConfig(place.configDir, ({ current, profiles }) => {
    const { [name]: _gone, ...others } = profiles
    return { current: current === name ? DEFAULT_PROFILE : current, profiles: others }
  })
  const gone = {
    name,
    url: profile.url,
    email: profile.email ?? null,
    language: profile.language ?? null,
    tokens: null,
    current: false,
  }
  return item(gone, [t('cli:profileRemoved', { name })])
}
