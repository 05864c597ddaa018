/** The calls that a session makes itself: unsigned, never repeated, never leading to a refresh, each with its limit. */

import type { Tokens } from '@polynya/contract'
import { type Route, user } from '@polynya/contract/routes'
import { ApiError } from './api-error.ts'
import { userOf } from './claims.ts'
import { within } from './limit.ts'
import type { Settings } from './settings.ts'
import { send } from './transport.ts'

const REFRESH_MS = 15_000
const SIGN_OUT_MS = 5000

/** Changes a refresh token for a new pair. */
export async function askForTokens(settings: Settings, accessToken: string, refreshToken: string) {
  const id = 'user.refreshAccessToken'
  // Without a user in the token the server refuses, which ends a session that could never be renewed.
  const body = { username: userOf(accessToken)?.username ?? '', refreshToken }
  const own = { id, route: user.refreshAccessToken, body, timeout: REFRESH_MS }
  const tokens = (await make(settings, own)) as Partial<Tokens> | null
  if (typeof tokens?.accessToken === 'string' && typeof tokens.refreshToken === 'string')
    return tokens as Tokens
  throw new ApiError({ kind: 'contract', endpoint: id })
}

/** Ends the session of a refresh token. */
export function revoke(settings: Settings, refreshToken: string): Promise<unknown> {
  return make(settings, {
    id: 'user.logout',
    route: user.logout,
    body: { refreshToken },
    timeout: SIGN_OUT_MS,
  })
}

interface OwnCall {
  readonly id: string
  readonly route: Route
  readonly body: unknown
  readonly timeout: number
}

async function make(settings: Settings, { id, route, body, timeout }: OwnCall): Promise<unknown> {
  const request = { id, route, call: { body }, options: {} }
  const limits = { endpoint: id, timeout, sleep: settings.sleep }
  return (await within(limits, (signal) => send(request, settings, { signal }))).data
}
