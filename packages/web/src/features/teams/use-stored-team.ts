import type { Team } from '@polynya/contract'
import type { TeamRef } from '@polynya/domain'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { teamKey, teamQuery } from './team-query.ts'

export interface StoredTeam {
  readonly team: Team | undefined
  readonly error: unknown
  readonly isLoading: boolean
  readonly reload: () => void
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
      app.cache.change(teamKey(address), () => changed)
      app.cache.change('teams.list:', (list) => list)
    },
  }
}
