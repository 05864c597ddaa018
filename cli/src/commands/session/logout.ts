import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { clientAt, openProfile } from '../../profile/client.ts'
import { sessionStore } from '../../profile/session-store.ts'

export const run: Run<'logout'> = async (context) => {
  const { t, settings, place, terminal } = context
  if (place.variable('POLYNYA_TOKEN')) terminal.note(t('cli:tokenRemains'))
  const { name, profile, url } = await openProfile(context)
  if (settings.dryRun) return plan(context, [{ action: 'logout', what: name }])
  const store = await sessionStore(context, name, profile)
  const wasSignedIn = store.read() !== null
  await clientAt(context, { url, store }).session.signOut()
  store.clear()
  await store.flush()
  return item({ profile: name, wasSignedIn }, [
    t(wasSignedIn ? 'cli:signedOut' : 'cli:wasSignedOut', { profile: name }),
  ])
}
