import type { Starter, StartHeat, StartList } from '@polynya/contract'
import { searchKey } from '@polynya/domain'

/** A start of a swimmer; null are the heat and the lane of one who has none yet. */
export interface Start {
  readonly list: StartList
  readonly heat: StartHeat | null
  readonly lane: number | null
  readonly starter: Starter
}

/**
 * Returns the starts of those whose names have the words of a query, in any order and either script; a scratched lane is
 * none. A team is found by its members, too.
 */
export function foundStarts(lists: readonly StartList[], query: string): Start[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const starts = lists.flatMap((list): Start[] => [
    ...list.heats.flatMap((heat) =>
      heat.lanes
        .filter(({ scratched }) => !scratched)
        .map(({ lane, starter }) => ({ list, heat, lane, starter })),
    ),
    ...list.late.map((starter) => ({ list, heat: null, lane: null, starter })),
  ])
  return starts.filter(({ starter }) =>
    [starter, ...(starter.team?.teamMembers ?? [])].some((each) => hasName(each, wanted)),
  )
}

/** Whether a starter, or a member of the team, has the words of a query in the name, in any order and either script. */
export function isNamed(starter: Starter, query: string): boolean {
  const wanted = wordsOf(query)
  return [starter, ...(starter.team?.teamMembers ?? [])].some((each) => hasName(each, wanted))
}

type Named = Pick<Starter, 'firstName' | 'lastName' | 'nativeFirstName' | 'nativeLastName' | 'nativePatronim'>

function hasName(named: Named, wanted: readonly string[]): boolean {
  const { firstName, lastName, nativeFirstName, nativeLastName, nativePatronim } = named
  const known = [firstName, lastName, nativeFirstName, nativeLastName, nativePatronim].flatMap((name) =>
    wordsOf(name ?? ''),
  )
  return wanted.every((word) => known.some((each) => each.startsWith(word)))
}

const wordsOf = (text: string): string[] => text.split(/\s+/).map(searchKey).filter(Boolean)
