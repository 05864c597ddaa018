/**
 * A refused access token triggers one refresh, however many calls and tabs it failed in. State that was read
 * before a wait is read again after it: meanwhile the user may have refreshed, signed out or signed in.
 */

import { type ApiError, isApiError } from './api-error.ts'
import { isSameUser } from './claims.ts'
import { askForTokens } from './own-calls.ts'
import type { Settings } from './settings.ts'

const LOCK_MS = 5000
const COOL_DOWN_MS = 1000
const REFUSALS: readonly (number | undefined)[] = [400, 401, 403]

export interface Refresh {
  /**
   * Returns whether another access token of the same user is stored after this one was refused, so that the
   * call can be retried. Throws the error of the refresh if the server was unreachable.
   */
  renew(refused: string): Promise<boolean>
  /** From now on a refresh token counts for nothing, nor does a refresh under way with it. */
  invalidate(refreshToken: string): void
}

/** @param onSettled hears of every refresh that was answered, with the refusal where it ended the session */
export function refreshWith(settings: Settings, onSettled: (refusal: ApiError | null) => void): Refresh {
  const { store, clock } = settings
  let flight: { readonly refreshToken: string; readonly landed: Promise<void> } | null = null
  let cooling: { readonly refreshToken: string; readonly until: number; readonly problem: unknown } | null =
    null
  let over: string | null = null

  const stillHolds = (refreshToken: string) =>
    refreshToken !== over && store.read()?.refreshToken === refreshToken

  async function renew(refused: string): Promise<boolean> {
    const tokens = store.read()
    if (!tokens) return false
    const { accessToken, refreshToken } = tokens
    if (accessToken === refused) {
      if (refreshToken === null || refreshToken === over) return false
      if (cooling?.refreshToken === refreshToken && clock() < cooling.until) throw cooling.problem
      await join(refreshToken, refused)
    }
    const current = store.read()?.accessToken
    return current !== undefined && current !== refused && isSameUser(current, refused)
  }

  async function join(refreshToken: string, refused: string): Promise<void> {
    if (flight?.refreshToken === refreshToken) return flight.landed
    const mine = { refreshToken, landed: fly(refused) }
    flight = mine
    try {
      await mine.landed
    } finally {
      if (flight === mine) flight = null
    }
  }

  async function fly(refused: string): Promise<void> {
    let refusal: ApiError | null = null
    await exclusively(settings, async () => {
      const { accessToken, refreshToken } = store.read() ?? {}
      if (refreshToken && accessToken === refused) refusal = await exchange(accessToken, refreshToken)
    })
    onSettled(refusal)
  }

  /** Returns the refusal that ends the session, or null for any other outcome. */
  async function exchange(accessToken: string, refreshToken: string): Promise<ApiError | null> {
    try {
      const tokens = await askForTokens(settings, accessToken, refreshToken)
      if (stillHolds(refreshToken)) store.write(tokens)
      return null
    } catch (problem) {
      if (!stillHolds(refreshToken)) return null
      if (!isApiError(problem) || !REFUSALS.includes(problem.status)) {
        cooling = { refreshToken, problem, until: clock() + coolDownAfter(problem) }
        throw problem
      }
      over = refreshToken
      store.clear()
      return problem
    }
  }

  return {
    renew,
    invalidate: (refreshToken) => {
      over = refreshToken
    },
  }
}

/** Milliseconds to wait before the next attempt to reach an unreachable server. */
const coolDownAfter = (problem: unknown) =>
  Math.max(COOL_DOWN_MS, ((isApiError(problem) && problem.retryAfter) || 0) * 1000)

/**
 * Runs the work while holding the lock of the store, or without it after five seconds: another tab may be
 * frozen.
 */
async function exclusively({ store, sleep }: Settings, work: () => Promise<void>): Promise<void> {
  if (!store.exclusive) return work()
  const [abort, done] = [new AbortController(), new AbortController()]
  sleep(LOCK_MS, done.signal).then(
    () => abort.abort(),
    () => undefined,
  )
  await store.exclusive(work, abort.signal).finally(() => done.abort())
}
