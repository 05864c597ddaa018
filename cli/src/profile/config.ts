/** The profiles: which servers there are, and where the tokens of each are kept. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@polynya/i18n'
import { withLock } from './lock.ts'

export interface Profile {
  readonly url: string
  readonly email?: string
  readonly language?: Language
  /** Where its tokens are; absent where nobody is signed in. */
  readonly tokens?: 'keychain' | 'file'
}

export interface Config {
  readonly current: string
  readonly profiles: Readonly<Record<string, Profile>>
}

export const DEFAULT_PROFILE = 'default'
const EMPTY: Config = { current: DEFAULT_PROFILE, profiles: {} }

/** Reads without `conf`, which costs every start thirty milliseconds. */
export async function readConfig(dir: string): Promise<Config> {
  const text = await readFile(join(dir, 'config.json'), 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return null
    throw problem
  })
  return text === null ? EMPTY : { ...EMPTY, ...(JSON.parse(text) as Partial<Config>) }
}

/** Changes the configuration as it is then: `conf` alone forgets what another process has written meanwhile. */
export async function changeConfig(dir: string, change: (config: Config) => Config): Promise<Config> {
  const { default: Conf } = await import('conf')
  return withLock(join(dir, 'config.lock'), async () => {
    const store = new Conf<Record<string, unknown>>({ cwd: dir, configName: 'config', configFileMode: 0o600 })
    const config = change({ ...EMPTY, ...(store.store as Partial<Config>) })
    store.store = { ...config }
    return config
  })
}

/** A change of one profile, which is made where there is none of that name. */
export const withProfile =
  (name: string, change: Partial<Profile>) =>
  (config: Config): Config => {
    const before = config.profiles[name] ?? { url: '' }
    return { ...config, profiles: { ...config.profiles, [name]: { ...before, ...change } } }
  }
