import type { DeskLane, DeskList } from '@polynya/contract'
import { formatDeskEntry, parseResultTime } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { type Item, item } from '../../context/result.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'
import { tableLines } from '../../terminal/table.ts'
import { distanceOf, distanceText } from '../events/distance-of.ts'
import { entrantText } from '../prestart/start-list-table.ts'

/** The desk of the distance that the user names. */
export async function findDesk(context: Context, event: string, distance: string): Promise<DeskList> {
  const client = await context.client()
  const eventId = numberOf(context, event)
  const { lists } = await client.results.desk({ params: { eventId } })
  const { distanceId } = distanceOf(context, lists, distance)
  return client.results.list({ params: { eventId, distanceId } })
}

/** The lane of an entrant by competition number, registry ID or team ID. */
export function laneOf({ t }: Pick<Context, 't'>, { lanes }: DeskList, word: string): DeskLane {
  const text = word.toUpperCase()
  const found = lanes.find(
    ({ starter: { number, iwsaid, team } }) =>
      String(number) === text || iwsaid === text || team?.teamId.toUpperCase() === text,
  )
  if (!found) throw new Stop('notFound', t('cli:prestart.unknown', { word }))
  return found
}

/** «Heat 1, lane 3, 101 Petrova Anna», as far as there is a lane. */
export function laneText(context: Context, { heat, lane, starter }: DeskLane): string {
  const place = heat === null || lane === null ? [] : [context.t('cli:desk.lane', { heat, lane })]
  return [...place, `${starter.number ?? ''} ${entrantText(context, starter)}`.trim()].join(', ')
}

/** A result as one line of text of the desk. */
export function entryText({ result }: Pick<DeskLane, 'result'>): string {
  if (!result) return ''
  const { rawTime, ...entry } = result
  return formatDeskEntry({ ...entry, rawTimeCs: rawTime === null ? null : parseResultTime(rawTime) })
}

/** The results of a distance in swimming order. */
export function deskItem(context: Context, list: DeskList): Item {
  const { t, terminal } = context
  const { lines } = tableLines(
    list.lanes.map((each) => [
      String(each.heat ?? ''),
      String(each.lane ?? ''),
      String(each.starter.number ?? ''),
      entrantText(context, each.starter),
      entryText(each),
    ]),
    [
      { title: t('cli:label.heat'), right: true },
      { title: t('cli:label.lane'), right: true },
      { title: t('cli:label.number'), right: true },
      { title: t('cli:label.person') },
      { title: t('cli:label.result'), right: true },
    ],
    terminal,
  )
  return item(list, [distanceText(t, list), ...lines])
}
