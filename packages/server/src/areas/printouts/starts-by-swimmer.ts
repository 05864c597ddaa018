import type { Entrant, StartList } from '@polynya/contract'
import { enteredIn } from './entry-lists.ts'
import { listsFor } from './printed-start-lists.ts'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { entrantIn, timedDistanceIn } from './reading.ts'

type Row = Cells<'number' | 'name' | 'birthYear' | 'ageGroup' | 'region' | 'club' | 'starts'>

/** Swimmers by name with the heats and lanes in which they swim, those of their teams too. */
export async function startsBySwimmer(context: PrintoutContext): Promise<Selection<Row>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context)
  const starts = Map.groupBy(startsIn(context, lists), ({ entryId }) => entryId)
  const rows = (await enteredIn(context)).swimmers
    .map((swimmer) => ({
      swimmer,
      own: ownEntries(swimmer).flatMap(({ entryId }) => starts.get(entryId) ?? []),
    }))
    .filter(({ own }) => own.length > 0)
    .map(({ swimmer, own }) => ({
      ...entrantIn(reading, swimmer),
      starts: own
        .toSorted((a, b) => a.position - b.position)
        .map(({ text }) => text)
        .join('; '),
    }))
  return { mark, sections: [{ title: reading.t('printouts:starters', { swimmers: rows.length }), rows }] }
}

/** Returns the entries that a swimmer swims in; a team's are those of the members that its protocol names, if it is saved. */
function ownEntries({ iwsaid, entries }: Entrant): Entrant['entries'] {
  return entries.filter(({ team }) => {
    const members = team?.teamMembers ?? []
    return members.length === 0 || members.some(({ iwsaId }) => iwsaId === iwsaid)
  })
}

/** Returns the starts of all heats in words, with their position in swimming order. */
function startsIn({ reading, event }: PrintoutContext, lists: readonly StartList[]) {
  const heats = lists.flatMap(({ distCode, heats }) => heats.map((heat) => ({ distCode, ...heat })))
  return heats.flatMap(({ distCode, heat, startsAt, lanes }, position) =>
    lanes
      .filter(({ scratched }) => !scratched)
      .map(({ lane, starter: { entryId } }) => {
        const start = { distance: timedDistanceIn(reading, distCode), heat, lane }
        const text =
          startsAt === null
            ? reading.t('printouts:start', start)
            : reading.t('printouts:startAt', {
                ...start,
                time: reading.formats.time(startsAt, event.time_zone),
              })
        return { entryId, position, text }
      }),
  )
}
