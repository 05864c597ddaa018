/** Locations of the program's files, and the environment. */

import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Variable } from '../definitions/global-flags.ts'

export interface Place {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Profiles, and tokens where there is no keychain. */
  readonly configDir: string
  /** Journals of jobs. */
  readonly jobsDir: string
  /** Keys of calls without a response yet. */
  readonly keysDir: string
  variable(name: Variable): string | undefined
}

export function placeOf(env: Place['env'], platform: NodeJS.Platform = process.platform): Place {
  const variable = (name: Variable) => env[name] || undefined
  const home = homedir()
  const windows = env.APPDATA ?? join(home, 'AppData', 'Roaming')
  const config = platform === 'win32' ? windows : (env.XDG_CONFIG_HOME ?? join(home, '.config'))
  const state = platform === 'win32' ? windows : (env.XDG_STATE_HOME ?? join(home, '.local', 'state'))
  const stateDir = variable('POLYNYA_STATE_DIR') ?? join(state, 'polynya')
  return {
    env,
    configDir: variable('POLYNYA_CONFIG_DIR') ?? join(config, 'polynya'),
    jobsDir: join(stateDir, 'jobs'),
    keysDir: join(stateDir, 'keys'),
    variable,
  }
}
