import { type User, v1 } from '@polynya/contract'
import { accessTokenFor, failure, mock } from '@polynya/testkit'

/** A moment that a test lets pass: `open` lets everybody through who waits. */
export function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const pass = () => {
    reach()
    return opened
  }
  return { pass, open, reached }
}

interface Rules {
  /** How long the parent of the active refresh token gets the same pair again: 0 is strict rotation. */
  readonly grace?: boolean
  /** Waited for before a refresh is answered. */
  readonly beforeRefresh?: () => Promise<void>
}

/** A server that rotates refresh tokens and revokes all of them at a re-use; `GET swimmers/my` needs the newest access token. */
export function tokenServer(user: User, { grace = false, beforeRefresh }: Rules = {}) {
  let serial = 1
  let revoked = false
  let refused: Response | null = null
  const seen = { calls: 0, refreshes: 0, authorizations: [] as (string | null)[] }
  const tokensOf = (number: number) => ({
    accessToken: accessTokenFor(user, number),
    refreshToken: `refresh-token-of-${user.id}-${number}`,
  })

  const my = mock(v1.swimmers.my, ({ request }) => {
    const authorization = request.headers.get('authorization')
    seen.calls += 1
    seen.authorizations.push(authorization)
    const valid = authorization === `Bearer ${tokensOf(serial).accessToken}` && serial > 1
    return valid ? { swimmers: [], total: 0 } : failure('token_expired')
  })

  const refresh = mock(v1.user.refreshAccessToken, async ({ body }) => {
    seen.refreshes += 1
    const given = body.refreshToken
    await beforeRefresh?.()
    if (refused) return refused.clone()
    const isParent = grace && given === tokensOf(serial - 1).refreshToken
    if (given !== tokensOf(serial).refreshToken && !isParent) revoked = true
    if (revoked || body.username !== user.username) return failure('refresh_refused')
    if (!isParent) serial += 1
    return tokensOf(serial)
  })

  return {
    handlers: [my, refresh],
    seen,
    /** The pair of the sign-in: its access token has expired. */
    expired: tokensOf(1),
    current: () => tokensOf(serial),
    /** What every refresh is answered from now on. */
    answerRefreshWith: (response: Response | null) => {
      refused = response
    },
  }
}
