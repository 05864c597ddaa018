import type { Team } from '@polynya/contract'
import type { TeamRef } from '@polynya/domain'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { teamQuery } from './team-query.ts'

export interface StoredTeam {
  readonly team: Team | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
  /** Updates the cached team with the response of a change, and invalidates the lists of its event. */
  readonly keep: (team: Team) => void
}

/** Returns the saved team and the state of its query. */
export function useStoredTeam(address: TeamRef): StoredTeam {
  const app = useApp()
  const { data: team, ...state } = useQuery(teamQuery(app, address))
  return {
    ...state,
    team,
    keep(changed) {
      app.queryClient.setQueryData(keys.teams.get(address), changed)
      void app.queryClient.invalidateQueries({ queryKey: keys.teams.lists })
    },
  }
}
