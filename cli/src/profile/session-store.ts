/** Tokens of a profile, shared by all processes of this user. */

import { join } from 'node:path'
import type { StoredTokens, TokenStore } from '@polynya/sdk/light'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { changeConfig, type Profile, withProfile } from './config.ts'
import { withLock } from './lock.ts'
import { fileVault, keychainVault, type Vault } from './vault.ts'

export interface SessionStore extends TokenStore {
  /** Also accepts an access token alone: a personal one cannot be renewed. */
  write(tokens: StoredTokens): void
  /** Persists changes since the last flush. Returns where the tokens are stored. */
  flush(): Promise<Vault['kind'] | null>
}

type StoreDeps = Pick<Context, 'place' | 'keychain' | 't'>

/**
 * Reads a profile's tokens and updates them. A refresh holds a lock and reads the tokens again: of two processes
 * with an expired token, one refreshes it and the other uses the result.
 */
export async function sessionStore(
  deps: StoreDeps,
  name: string,
  profile: Profile | null,
): Promise<SessionStore> {
  const dir = deps.place.configDir
  const storage = tokenStorage(deps, name, profile)
  let tokens = profile?.tokens ? await storage.read() : null
  let dirty = false

  async function flush() {
    if (!dirty) return tokens ? storage.kind() : null
    dirty = false
    const kind = await storage.save(tokens)
    if (kind !== (profile?.tokens ?? null))
      await changeConfig(dir, withProfile(name, { tokens: kind ?? undefined } as Partial<Profile>))
    return kind
  }

  return {
    read: () => tokens,
    write: (written) => {
      tokens = written
      dirty = true
    },
    clear: () => {
      tokens = null
      dirty = true
    },
    flush,
    exclusive: (work, timeout) =>
      withLock(
        tokensPath(dir, `${encodeURIComponent(name)}.lock`),
        async () => {
          tokens = await storage.read()
          await work()
          await flush()
        },
        timeout,
      ),
  }
}

/** Storage of a profile's tokens: the vault that holds them, or the one for new tokens. */
function tokenStorage(deps: StoreDeps, name: string, profile: Profile | null) {
  const file = fileVault(tokensPath(deps.place.configDir, `${encodeURIComponent(name)}.json`))
  const keychain = keychainVault(deps.keychain, name)
  // Preserve the storage: other processes read tokens there.
  const first = profile?.tokens === 'file' || !hasKeychain(deps) ? file : keychain
  let vault = profile?.tokens === 'keychain' ? keychain : file
  return {
    kind: () => vault.kind,
    read: () => readTokens(vault, deps),
    /** Stores or removes the tokens. Returns where they are stored now. */
    async save(tokens: StoredTokens | null): Promise<Vault['kind'] | null> {
      if (tokens) vault = await writeTokens(JSON.stringify(tokens), { first, file })
      else await vault.remove()
      return tokens ? vault.kind : null
    },
  }
}

const tokensPath = (dir: string, file: string) => join(dir, 'tokens', file)

/** In containers and CI, skip the keychain to save its timeout. */
const hasKeychain = ({ place }: StoreDeps) => place.variable('POLYNYA_KEYCHAIN') !== 'off'

async function readTokens(vault: Vault, { t }: StoreDeps): Promise<StoredTokens | null> {
  const text = await vault.read().catch((problem: Error) => {
    throw new Stop('signedOut', t('cli:tokensUnreadable', { problem: problem.message }))
  })
  if (text === null) return null
  try {
    return JSON.parse(text) as StoredTokens
  } catch {
    // The message of the parser would quote the tokens.
    throw new Stop('signedOut', t('cli:tokensUnreadable', { problem: t('cli:systemErrors.damaged') }))
  }
}

/** Writes to the keychain, or to a file if the keychain does not respond. */
async function writeTokens(secret: string, { first, file }: { first: Vault; file: Vault }): Promise<Vault> {
  try {
    await first.write(secret)
    if (first !== file) await file.remove()
    return first
  } catch (problem) {
    if (first === file) throw problem
    await file.write(secret)
    return file
  }
}
