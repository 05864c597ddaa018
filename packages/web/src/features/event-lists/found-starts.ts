import type { Starter, StartHeat, StartList } from '@polynya/contract'
import { otherLayout, searchKey } from '@polynya/domain'

/** A start of a swimmer; null are the heat and the lane of one who has none yet. */
export interface Start {
  readonly list: StartList
  readonly heat: StartHeat | null
  readonly lane: number | null
  readonly starter: Starter
}

/**
 * Returns the starts of those whose names have the words of a query, in any order, either script and either keyboard
 * layout; a scratched lane is none. A team is found by its members, too.
 */
export function foundStarts(lists: readonly StartList[], query: string): Start[] {
  if (wordsOf(query).length === 0) return []
  const starts = lists.flatMap((list): Start[] => [
    ...list.heats.flatMap((heat) =>
      heat.lanes
        .filter(({ scratched }) => !scratched)
        .map(({ lane, starter }) => ({ list, heat, lane, starter })),
    ),
    ...list.late.map((starter) => ({ list, heat: null, lane: null, starter })),
  ])
  return starts.filter(({ starter }) => isNamed(starter, query))
}

/** Whether a starter, or a member of the team, has the words of a query in the name, as `foundStarts` compares them. */
export function isNamed(starter: Starter, query: string): boolean {
  const typed = [query, otherLayout(query) ?? query].map(wordsOf)
  return [starter, ...(starter.team?.teamMembers ?? [])].some((each) =>
    typed.some((wanted) => hasName(each, wanted)),
  )
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
