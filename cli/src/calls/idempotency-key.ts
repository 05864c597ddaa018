/**
 * Idempotency keys of calls that must not be repeated: after a lost response, the same command retries with the
 * same key.
 */

import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isApiError, newIdempotencyKey } from '@polynya/sdk/light'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { openProfile } from '../profile/client.ts'

interface StoredKey {
  readonly key: string
  readonly at: number
}

interface Once<T> {
  /** Input that identifies the call: the same input uses the same key. */
  readonly words: readonly unknown[]
  /** Whether to ignore an earlier run without a response. */
  readonly isNew: boolean
  readonly send: (key: string) => Promise<T>
}

/** How long a request may be retried with its key: servers store it for a day. */
const RETRYABLE_MS = 23 * 3_600_000

/** Sends a call with a key that is stored on disk until its response has arrived, even if the program is killed. */
export async function once<T>(context: Context, { words, isNew, send }: Once<T>): Promise<T> {
  const { url } = await openProfile(context)
  const file = join(
    context.place.keysDir,
    createHash('sha256')
      .update(JSON.stringify([url, ...words]))
      .digest('hex'),
  )
  const { key, isStored } = await keyIn(context, file, isNew)
  try {
    const response = await send(key)
    await rm(file, { force: true })
    return response
  } catch (problem) {
    if (isRejected(problem) || (!isStored && isForbidden(problem))) await rm(file, { force: true })
    throw problem
  }
}

interface Key {
  readonly key: string
  /** Whether an earlier run sent it, without a response. */
  readonly isStored: boolean
}

async function keyIn(context: Context, file: string, isNew: boolean): Promise<Key> {
  const { t, place, terminal } = context
  const stored = isNew ? null : await readStoredKey(file)
  if (stored && Date.now() - stored.at > RETRYABLE_MS) throw new Stop('unknown', t('cli:onceTooOld'))
  if (stored) {
    terminal.note(t('cli:onceAgain'))
    return { key: stored.key, isStored: true }
  }
  const key = newIdempotencyKey()
  await mkdir(place.keysDir, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify({ key, at: Date.now() } satisfies StoredKey), {
    mode: 0o600,
    flush: true,
  })
  return { key, isStored: false }
}

const readStoredKey = async (file: string): Promise<StoredKey | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Definitive refusal: nothing was done under the key, now or in an earlier run. */
const isRejected = (problem: unknown) =>
  isApiError(problem) &&
  problem.kind === 'http' &&
  [400, 404, 409, 422].includes(problem.status ?? 0) &&
  problem.reason !== 'key_in_flight'

/**
 * Refused for missing rights, before the server looks for the key: this request did nothing, but an earlier one under the
 * same key may have.
 */
const isForbidden = (problem: unknown) =>
  isApiError(problem) && problem.kind === 'http' && [401, 403].includes(problem.status ?? 0)
