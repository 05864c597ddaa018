import type { StartList, StartListHead } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'
import { distanceOf } from '../events/distance-of.ts'

/** Heads of the start lists of an event: of the distance that the user names, or all. */
export async function listsOf(
  context: Context,
  event: string,
  distance: string | undefined,
): Promise<readonly StartListHead[]> {
  const client = await context.client()
  const { lists } = await client.events.prestartLists({ params: { id: numberOf(context, event) } })
  return distance === undefined ? lists : [distanceOf(context, lists, distance)]
}

/** The start list that the user names. */
export async function findList(context: Context, event: string, distance: string): Promise<StartList> {
  const [head] = await listsOf(context, event, distance)
  const client = await context.client()
  const params = { id: numberOf(context, event) }
  const { lists } = await client.events.prestart({ params, query: { distanceId: head?.distanceId } })
  const [list] = lists
  if (!list) throw new Stop('notFound', context.t('cli:prestart.gone', { distance }))
  return list
}

/** A starter of a list by what the user typed, and whether they are scratched. */
export function findStarter({ t }: Context, list: StartList, word: string) {
  const text = word.toUpperCase()
  const placed = list.heats.flatMap(({ heat, lanes }) => lanes.map((lane) => ({ ...lane, heat })))
  const all = [
    ...placed.map(({ starter, scratched }) => ({ starter, scratched })),
    ...list.late.map((starter) => ({ starter, scratched: false })),
    ...list.scratched.map((starter) => ({ starter, scratched: true })),
  ]
  const found = all.find(
    ({ starter: { number, iwsaid, team } }) =>
      String(number) === text || iwsaid === text || team?.teamId.toUpperCase() === text,
  )
  if (!found) throw new Stop('notFound', t('cli:prestart.unknown', { word }))
  return found
}
