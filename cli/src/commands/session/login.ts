import { text } from 'node:stream/consumers'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { ask, askSecret } from '../../input/ask.ts'
import { clientAt, openProfile } from '../../profile/client.ts'
import { changeConfig, DEFAULT_PROFILE, readConfig, withProfile } from '../../profile/config.ts'
import { sessionStore } from '../../profile/session-store.ts'

export const run: Run<'login'> = async (context, input) => {
  const { place, t, settings } = context
  if (place.variable('POLYNYA_TOKEN')) throw new Stop('usage', t('cli:tokenIsSet'))
  const where = await whereTo(context)
  if (settings.dryRun) return item({ dryRun: true, steps: [] }, [t('cli:dryRun'), where.url])
  const { email, storedIn } = input.withToken
    ? await withToken(context, where)
    : await withPassword(context, { ...where, ...(await credentials(context, input, where.url)) })
  const before = await readConfig(place.configDir)
  const current = settings.profile ?? where.name
  await changeConfig(place.configDir, (config) => ({
    ...withProfile(where.name, { url: where.url, email })(config),
    current,
  }))
  const signedIn = { profile: where.name, url: where.url, email, tokens: storedIn }
  return item(signedIn, [
    t('cli:signedIn', { email, url: where.url }),
    t(storedIn === 'keychain' ? 'cli:inKeychain' : 'cli:inFile'),
    ...(current === before.current ? [] : [t('cli:profileUsed', { name: current })]),
  ])
}

interface Where {
  readonly name: string
  readonly url: string
}

/** Determines the profile to sign in to; a new one gets the URL given or entered. */
async function whereTo(context: Context): Promise<Where> {
  const { settings, t } = context
  const name = settings.profile ?? DEFAULT_PROFILE
  if (settings.url) return openProfile({ ...context, settings: { ...settings, profile: settings.profile } })
  return openProfile(context).catch(async (problem) => {
    if (!(problem instanceof Stop) || !context.terminal.canAsk) throw problem
    const url = await ask(context, t('cli:askUrl'), '--url')
    return openProfile({ ...context, settings: { ...settings, profile: name, url } })
  })
}

interface Credentials {
  readonly email: string
  readonly password: string
}

async function credentials(
  context: Context,
  input: { readonly email: string | undefined; readonly passwordStdin: boolean },
  url: string,
): Promise<Credentials> {
  const { t, terminal } = context
  if (input.passwordStdin) {
    if (!input.email) throw new Stop('usage', t('cli:needsFlag', { flag: '--email' }))
    return { email: input.email, password: (await text(terminal.stdin)).replace(/\r?\n$/, '') }
  }
  if (terminal.canDraw) {
    const { signInForm } = await import('../../views/sign-in.ts')
    return signInForm(context, { url, email: input.email ?? '' })
  }
  const email = input.email ?? (await ask(context, t('cli:askEmail'), '--email'))
  return { email, password: await askSecret(context, t('cli:askPassword'), '--password-stdin') }
}

async function withPassword(context: Context, given: Where & Credentials) {
  const { name, url, email, password } = given
  const store = await sessionStore(context, name, null)
  const client = clientAt(context, { url, store })
  client.session.signIn(await client.user.authenticate({ body: { username: email, password } }))
  return { email: client.session.user?.email ?? email, storedIn: await store.flush() }
}

async function withToken(context: Context, { name, url }: Where) {
  const store = await sessionStore(context, name, null)
  const token = (await text(context.terminal.stdin)).trim()
  store.write({ accessToken: token, refreshToken: null })
  const { email } = await clientAt(context, { url, store }).user.settings()
  return { email, storedIn: await store.flush() }
}
