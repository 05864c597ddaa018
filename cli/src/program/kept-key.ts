/**
 * Idempotency keys of calls that must not be repeated: after a lost response, the same command retries with the
 * same key.
 */

import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isApiError, newIdempotencyKey } from '@polynya/sdk/light'
import { openProfile } from '../profile/client.ts'
import type { Context } from './context.ts'
import { Stop } from './exit-status.ts'

interface Kept {
  readonly key: string
  readonly at: number
}

interface Once<T> {
  /** Input that identifies the call: the same input uses the same key. */
  readonly words: readonly unknown[]
  /** Whether to ignore an earlier run without a response. */
  readonly anew: boolean
  readonly send: (key: string) => Promise<T>
}

/** Servers store a key for a day. */
const KEPT_MS = 23 * 3_600_000

/** Sends a call with a key that is stored on disk until its response has arrived, even if the program is killed. */
export async function once<T>(context: Context, { words, anew, send }: Once<T>): Promise<T> {
  const { url } = await openProfile(context)
  const file = join(
    context.place.keysDir,
    createHash('sha256')
      .update(JSON.stringify([url, ...words]))
      .digest('hex'),
  )
  const key = await keyIn(context, file, anew)
  try {
    const answer = await send(key)
    await rm(file, { force: true })
    return answer
  } catch (problem) {
    if (isAnswered(problem)) await rm(file, { force: true })
    throw problem
  }
}

async function keyIn(context: Context, file: string, anew: boolean): Promise<string> {
  const { t, place, terminal } = context
  const kept = anew ? null : await readKept(file)
  if (kept && Date.now() - kept.at > KEPT_MS) throw new Stop('unknown', t('cli:onceTooOld'))
  if (kept) {
    terminal.note(t('cli:onceAgain'))
    return kept.key
  }
  const key = newIdempotencyKey()
  await mkdir(place.keysDir, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify({ key, at: Date.now() } satisfies Kept), { mode: 0o600, flush: true })
  return key
}

const readKept = async (file: string): Promise<Kept | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Definitive refusal: nothing was done under the key, now or in an earlier run. */
const isAnswered = (problem: unknown) =>
  isApiError(problem) &&
  problem.kind === 'http' &&
  [400, 404, 409, 422].includes(problem.status ?? 0) &&
  problem.reason !== 'key_in_flight'
