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
  /** Shows a team as a change has answered it, in the lists of its event, too. */
  readonly keep: (team: Team) => void
}

/** A team as it is saved. */
export function useStoredTeam(address: TeamRef): StoredTeam {
  const app = useApp()
  const { data: team, ...asked } = useQuery(teamQuery(app, address))
  return {
    ...asked,
    team,
    keep(changed) {
      app.cache.change(teamKey(address), () => changed)
      app.cache.change('teams.list:', (list) => list)
    },
  }
}
