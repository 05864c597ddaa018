import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { openProfile } from '../../profile/client.ts'

/** Rights by their flag in an access token. */
const RIGHTS = { isSuperAdmin: 'superAdmin', isAdmin: 'admin', isRsf: 'rsf' } as const

export const run: Run<'whoami'> = async (context) => {
  const { t, place } = context
  const { name, url } = await openProfile(context)
  const client = await context.client()
  const { email, firstName, lastName } = await client.user.settings()
  const { user } = client.session
  const flags = Object.keys(RIGHTS) as (keyof typeof RIGHTS)[]
  const rights = user ? flags.filter((flag) => user[flag] === 1) : null
  const by = place.variable('POLYNYA_TOKEN') || !user ? 'token' : 'session'
  const regions = user?.regions ?? null
  const who = { profile: name, url, email, firstName, lastName, by, rights, regions }
  return item(who, [
    [t('cli:label.email'), email],
    [t('cli:label.person'), `${firstName} ${lastName}`],
    [t('cli:label.server'), url],
    [t('cli:label.profile'), name],
    [t('cli:label.rights'), rights?.map((flag) => t(`cli:rights.${RIGHTS[flag]}`)).join(', ') ?? null],
    [t('cli:label.regions'), regions?.join(', ') ?? null],
    [t('cli:label.by'), t(`cli:by.${by}`)],
  ])
}
