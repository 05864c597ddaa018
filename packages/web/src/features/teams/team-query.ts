import type { Team } from '@polynya/contract'
import type { TeamRef } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { DETAILS_MS } from '../../infrastructure/api/queries.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { App } from '../../infrastructure/context/app-context.ts'

/** Delays of the first request for an opened team, and of its single retry. */
const LOAD_AT_MS = 2000
const RETRY_AT_MS = 3000

/** Query for a team by its address; a cached team is re-fetched without delay. */
export function teamQuery({ client, queryClient }: Pick<App, 'client' | 'queryClient'>, team: TeamRef) {
  const { captainId, distCode, offerId, eventId } = team
  const queryKey = keys.teams.get(team)

  async function load(signal: AbortSignal): Promise<Team> {
    const since = clockFrom(performance.now())
    const ask = () =>
      client.teams.get(
        { params: { captainId, distCode, offerId, eventId } },
        { signal, timeout: Math.max(1, DETAILS_MS - since()) },
      )
    if (queryClient.getQueryData(queryKey)) return ask()
    await until(LOAD_AT_MS - since(), signal)
    try {
      return await ask()
    } catch (error) {
      if (isFinal(error) || since() >= DETAILS_MS) throw error
      await until(RETRY_AT_MS - since(), signal)
      return ask()
    }
  }

  return queryOptions({ queryKey, queryFn: ({ signal }) => load(signal) })
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
