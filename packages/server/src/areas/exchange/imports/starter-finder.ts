/** Finds the entries of an event that the starters of a file have. */

import type { ExchangeWarning, ResultImport } from '@polynya/contract'
import { type KnownSwimmer, type SwimmerMatch, swimmerFinder } from '@polynya/domain'
import type { DeskRow } from '../../results/results.store.ts'
import type { Person } from '../exchange.store.ts'
import type { FileStarter } from './file-starts.ts'
import { findTeam } from './team-finder.ts'

type FoundEntry = { readonly row: DeskRow } | { readonly fault: ExchangeWarning }

/** Returns functions that find entries, and list what was found of each starter. */
export function starterFinder(rows: readonly DeskRow[], members: readonly Person[]) {
  const profiles = new Map([...rows, ...members].map((row) => [row.swimmer_id, knownSwimmer(row)]))
  const findSwimmer = swimmerFinder([...profiles.values()])
  const rowsOf = Map.groupBy(rows, ({ distance_id, swimmer_id }) => `${distance_id} ${swimmer_id}`)
  const teamsOf = Map.groupBy(
    rows.filter(({ team_code }) => team_code !== null),
    ({ distance_id }) => distance_id,
  )
  const found = new Map<FileStarter, SwimmerMatch<KnownSwimmer> | null>()
  const teams = new Map<FileStarter, ReturnType<typeof findTeam>>()

  function swimmerOf(starter: FileStarter, swimmer: NonNullable<FileStarter['swimmer']>) {
    const known = found.get(starter)
    if (known !== undefined) return known
    const match = findSwimmer(swimmer)
    found.set(starter, match)
    return match
  }

  return {
    /** Returns the entry of a starter on one of some distances. */
    entryOf(starter: FileStarter, distanceIds: readonly number[]): FoundEntry {
      if (starter.swimmer === null) {
        const own = distanceIds.flatMap((id) => teamsOf.get(id) ?? [])
        const match = findTeam(starter, own, findSwimmer)
        teams.set(starter, match)
        return match ?? { fault: 'team_unknown' }
      }
      const match = swimmerOf(starter, starter.swimmer)
      if (!match) return { fault: 'swimmer_unknown' }
      const entries = distanceIds.flatMap((id) => rowsOf.get(`${id} ${match.swimmer.id}`) ?? [])
      const [row, another] = entries.filter(({ team_code }) => team_code === null)
      if (another) return { fault: 'entry_ambiguous' }
      return row ? { row } : { fault: 'not_entered' }
    },

    /** Returns the starters that were looked for, with what they were found to be. */
    starters: (): ResultImport['starters'] =>
      [
        ...[...found].map(([starter, match]) => ({
          ...{ line: starter.line, name: starter.name, birthYear: starter.swimmer?.birthYear ?? null },
          ...{ iwsaid: match?.swimmer.iwsaid ?? null, teamId: null, score: match?.score ?? null },
        })),
        ...[...teams].map(([starter, match]) => ({
          ...{ line: starter.line, name: starter.name, birthYear: null, iwsaid: null },
          ...{ teamId: match?.row.team_code ?? null, score: match?.score ?? null },
        })),
      ].toSorted((one, other) => one.line - other.line),
  }
}

/** Returns a profile as swimmers of files are compared with it. */
export const knownSwimmer = (row: Person): KnownSwimmer => ({
  ...{ id: row.swimmer_id, iwsaid: row.iwsaid, gender: row.gender, dob: row.dob },
  ...{ firstName: row.first_name, lastName: row.last_name },
  ...{ nativeFirstName: row.native_first_name, nativeLastName: row.native_last_name },
})
