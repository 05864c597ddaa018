import type { EventView } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { showsView } from '../../context/shows-view.ts'
import { chosenEvent } from './chosen-event.ts'
import { nameOf, stateOf } from './event-table.ts'

export const run: Run<'events board'> = async (context, { event: given }) => {
  const id = await chosenEvent(context, given)
  const { events } = await context.client()
  const load = () => events.view({ params: { id } })
  const event = await load()
  if (showsView(context)) {
    const { showBoard } = await import('../../views/show-board.ts')
    const linesOf = (shown: EventView) => boardLines(context, shown)
    await showBoard(context, linesOf(event), async () => linesOf(await load()))
    return item(null, [])
  }
  return item(boardOf(event), boardLines(context, event))
}

export function boardOf(event: EventView) {
  const { id, name, public: isPublic, registration, programData, documents, descriptionHTML } = event
  const distances = programData.flatMap(({ children }) => children)
  const limits = distances.map(({ slotLimit }) => slotLimit)
  const places = limits.length > 0 && limits.every((limit) => limit !== null)
  return {
    id,
    name,
    public: isPublic,
    registration,
    offers: programData.length,
    distances: distances.length,
    /** Null if a distance has no limit. */
    places: places ? limits.reduce((sum: number, limit) => sum + (limit ?? 0), 0) : null,
    documents: documents.map((each) => ({ name: each.name, size: each.size })),
    descriptions: descriptionHTML.map(({ lang }) => lang),
  }
}

/** The board as text lines, for pipes and screen readers; the interactive board shows the same. */
export function boardLines(
  context: Pick<Context, 't' | 'language'>,
  event: EventView,
): (string | readonly [string, string | number | null])[] {
  const { t } = context
  const board = boardOf(event)
  return [
    `${nameOf(event, context)} (${event.id})`,
    [t('cli:label.registration'), stateOf(event, t)],
    [t('cli:label.dates'), [event.startDate, event.endDate].filter((date) => date !== null).join(' – ')],
    [t('cli:label.offers'), board.offers],
    [t('cli:label.distances'), board.distances],
    [t('cli:label.places'), board.places],
    [t('cli:label.descriptions'), board.descriptions.join(', ')],
    [t('cli:label.documents'), board.documents.length],
    ...board.documents.map(({ name, size }) => `  ${name} (${Math.ceil(size / 1000)} kB)`),
  ]
}
