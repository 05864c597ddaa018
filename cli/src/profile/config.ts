/** Profiles: the servers, and where the tokens of each are stored. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@polynya/i18n'
import { withLock } from './lock.ts'

export interface Profile {
  readonly url: string
  readonly email?: string
  readonly language?: Language
  /** Storage of its tokens; absent if not signed in. */
  readonly tokens?: 'keychain' | 'file'
}

export interface Config {
  readonly current: string
  readonly profiles: Readonly<Record<string, Profile>>
}

export const DEFAULT_PROFILE = 'default'
const EMPTY: Config = { current: DEFAULT_PROFILE, profiles: {} }

/** Reads the file without `conf`, which takes thirty milliseconds to load. */
export async function readConfig(dir: string): Promise<Config> {
  const text = await readFile(join(dir, 'config.json'), 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return null
    throw problem
  })
  if (text === null) return EMPTY
  const config = { ...EMPTY, ...(JSON.parse(text) as Partial<Config>) }
  if (typeof config.profiles !== 'object' || config.profiles === null) throw new Error('profiles')
  return config
}

/** The address of a site, which may be given as that of its API. */
export const siteOf = (url: string): string => url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')

/** Changes the current configuration: `conf` alone would overwrite concurrent changes of other processes. */
export async function changeConfig(dir: string, change: (config: Config) => Config): Promise<Config> {
  const { default: Conf } = await import('conf')
  return withLock(join(dir, 'config.lock'), async () => {
    const store = new Conf<Record<string, unknown>>({ cwd: dir, configName: 'config', configFileMode: 0o600 })
    const config = change({ ...EMPTY, ...(store.store as Partial<Config>) })
    store.store = { ...config }
    return config
  })
}

/** Changes one profile, creating it if necessary. */
export const withProfile =
  (name: string, change: Partial<Profile>) =>
  (config: Config): Config => {
    const before = config.profiles[name] ?? { url: '' }
    return { ...config, profiles: { ...config.profiles, [name]: { ...before, ...change } } }
  }
