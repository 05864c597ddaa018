/** Tokens of a profile, shared by all processes of this user. */

import { join } from 'node:path'
import type { StoredTokens, TokenStore } from '@polynya/sdk/light'
import type { Context } from '../program/context.ts'
import { Stop } from '../program/exit-status.ts'
import { changeConfig, type Profile, withProfile } from './config.ts'
import { withLock } from './lock.ts'
import { fileVault, keychainVault, type Vault } from './vault.ts'

export interface SessionStore extends TokenStore {
  /** Persists changes since the last flush. Returns where the tokens are stored. */
  flush(): Promise<Vault['kind'] | null>
}

type Needs = Pick<Context, 'place' | 'keychain' | 't'>

/**
 * Reads a profile's tokens and updates them. A refresh holds a lock and reads the tokens again: of two processes
 * with an expired token, one refreshes it and the other uses the result.
 */
export async function sessionStore(
  needs: Needs,
  name: string,
  profile: Profile | null,
): Promise<SessionStore> {
  const dir = needs.place.configDir
  const file = fileVault(join(dir, 'tokens', `${encodeURIComponent(name)}.json`))
  const keychain = keychainVault(needs.keychain, name)
  let vault = profile?.tokens === 'keychain' ? keychain : file
  // Preserve the storage: other processes read tokens there.
  const first = profile?.tokens === 'file' || !hasKeychain(needs) ? file : keychain
  let kept = profile?.tokens ? await readTokens(vault, needs) : null
  let dirty = false

  async function keep(): Promise<Vault['kind'] | null> {
    if (!kept) {
      await vault.remove()
      return null
    }
    vault = await writeTokens(JSON.stringify(kept), { first, file })
    return vault.kind
  }

  async function flush() {
    if (!dirty) return kept ? vault.kind : null
    dirty = false
    const kind = await keep()
    if (kind !== (profile?.tokens ?? null))
      await changeConfig(dir, withProfile(name, { tokens: kind ?? undefined } as Partial<Profile>))
    return kind
  }

  return {
    read: () => kept,
    write: (tokens) => {
      kept = tokens
      dirty = true
    },
    clear: () => {
      kept = null
      dirty = true
    },
    flush,
    exclusive: (work, timeout) =>
      withLock(
        join(dir, 'tokens', `${encodeURIComponent(name)}.lock`),
        async () => {
          kept = await readTokens(vault, needs)
          await work()
          await flush()
        },
        timeout,
      ),
  }
}

/** In containers and CI, skip the keychain to save its timeout. */
const hasKeychain = ({ place }: Needs) => place.variable('POLYNYA_KEYCHAIN') !== 'off'

async function readTokens(vault: Vault, { t }: Needs): Promise<StoredTokens | null> {
  const text = await vault.read().catch((problem: Error) => {
    throw new Stop('signedOut', t('cli:tokensUnreadable', { problem: problem.message }))
  })
  return text === null ? null : (JSON.parse(text) as StoredTokens)
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
