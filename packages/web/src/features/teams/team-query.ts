import type { Team } from '@polynya/contract'
import { formatTeamId, type TeamRef } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { DETAILS_MS } from '../../infrastructure/api/queries.ts'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { App } from '../../infrastructure/context/app-context.ts'

/** Delays of the first request for an opened team, and of its single retry. */
const LOAD_AT_MS = 2000
const RETRY_AT_MS = 3000

/** Cache key of a team. */
export const teamKey = (team: TeamRef) => `teams.get:${formatTeamId(team)}`

/** Query for a team by its address; a cached team is re-fetched without delay. */
export function teamQuery({ client, cache }: Pick<App, 'client' | 'cache'>, team: TeamRef): Query<Team> {
  const { captainId, distCode, offerId, eventId } = team
  const query: Query<Team> = { key: teamKey(team), load }

  async function load(signal: AbortSignal) {
    const since = clockFrom(performance.now())
    const ask = () =>
      client.teams.get(
        { params: { captainId, distCode, offerId, eventId } },
        { signal, timeout: Math.max(1, DETAILS_MS - since()) },
      )
    if (cache.read(query).data) return ask()
    await until(LOAD_AT_MS - since(), signal)
    try {
      return await ask()
    } catch (error) {
      if (isFinal(error) || since() >= DETAILS_MS) throw error
      await until(RETRY_AT_MS - since(), signal)
      return ask()
    }
  }

  return query
}

/** Whether a retry would fail, too. */
const isFinal = (error: unknown) => isApiError(error) && error.status !== undefined && error.status < 500

const clockFrom = (start: number) => () => performance.now() - start

const until = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((go, refuse) => {
    const timer = setTimeout(go, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      refuse(signal.reason)
    })
  })
