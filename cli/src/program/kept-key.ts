/** Keys of calls that may be made only once: whoever did not hear the answer asks the same again with the same key. */

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
  /** What makes it this call and no other: the same words, the same key. */
  readonly words: readonly unknown[]
  /** Whether an earlier run without an answer is left as it ended. */
  readonly anew: boolean
  readonly send: (key: string) => Promise<T>
}

/** Servers remember a key for a day. */
const KEPT_MS = 23 * 3_600_000

/** Sends a call with a key that stays on the disk until its answer is known, whatever ends the program before. */
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

/** Refused for good: neither now nor in an earlier run was anything done under the key. */
const isAnswered = (problem: unknown) =>
  isApiError(problem) &&
  problem.kind === 'http' &&
  [400, 404, 409, 422].includes(problem.status ?? 0) &&
  problem.reason !== 'key_in_flight'
