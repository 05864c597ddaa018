/** The client of a profile's server. */

import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, personalToken, type TokenStore } from '@polynya/sdk/light'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { type Config, DEFAULT_PROFILE, type Profile, readConfig, siteOf } from './config.ts'
import { sessionStore } from './session-store.ts'

/** Default timeout of a call in seconds. */
const TIMEOUT_SECONDS = 60
/** Retries of repeatable calls. */
const RETRIES = 3

export interface OpenProfile {
  readonly name: string
  /** Null if it does not exist yet. */
  readonly profile: Profile | null
  /** URL of the site, without a trailing slash. */
  readonly url: string
}

/** The selected profile, by default the current one. */
export async function openProfile(context: Pick<Context, 'settings' | 'place' | 't'>): Promise<OpenProfile> {
  const { settings, place, t } = context
  const config: Config = await readConfig(place.configDir).catch((problem: Error) => {
    throw new Stop('usage', t('cli:configBroken', { path: place.configDir, problem: problem.message }))
  })
  const name = settings.profile ?? config.current ?? DEFAULT_PROFILE
  const profile = config.profiles[name] ?? null
  if (settings.profile && !profile && !settings.url) throw new Stop('usage', t('cli:noProfile', { name }))
  const url = settings.url ?? profile?.url
  if (!url) throw new Stop('usage', t('cli:noServer'))
  return { name, profile, url: siteAddress(url, t) }
}

/** Removes a trailing slash and the API path, which users may have pasted. */
export function siteAddress(url: string, t: Context['t']): string {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new Stop('usage', t('cli:wrongUrl', { url }))
  return siteOf(url)
}

export interface OpenClient {
  readonly client: Client
  /** Creates a client that never retries by itself, with the same tokens. */
  readonly withoutRetries: () => Client
  readonly store: TokenStore
}

/** The client of the selected profile, with its tokens. */
export async function openClient(context: Context): Promise<OpenClient> {
  const { name, profile, url } = await openProfile(context)
  const token = context.place.variable('POLYNYA_TOKEN')
  if (token && !/^[\x21-\x7e]+$/.test(token)) throw new Stop('signedOut', context.t('cli:tokenHint'))
  // Tokens of one server are never sent to another.
  const isOwn = profile !== null && siteAddress(profile.url, context.t) === url
  const store = token ? personalToken(token) : await sessionStore(context, name, isOwn ? profile : null)
  return {
    client: clientAt(context, { url, store }),
    withoutRetries: () => clientAt(context, { url, store, retries: 0 }),
    store,
  }
}

/** Milliseconds after which a call times out. */
export const timeoutOf = ({ settings }: Pick<Context, 'settings'>): number =>
  (settings.timeout ?? TIMEOUT_SECONDS) * 1000

interface At {
  readonly url: string
  readonly store: TokenStore
  readonly retries?: number
}

/** A client of a URL with a token store. */
export function clientAt(context: Context, { url, store, retries = RETRIES }: At): Client {
  const { language, interrupt, version } = context
  return createClient({
    baseUrl: `${url}/api/v1`,
    store,
    language,
    timeout: timeoutOf(context),
    retries,
    // Ctrl-C ends a wait before a retry, too.
    sleep: (milliseconds, signal) =>
      pause(milliseconds, undefined, { signal: AbortSignal.any([interrupt.ending, signal]) }),
    headers: { 'user-agent': `polynya/${version}` },
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        signal: AbortSignal.any([interrupt.ending, ...(init?.signal ? [init.signal] : [])]),
      }),
  })
}
