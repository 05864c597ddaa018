import type { EventCard } from '@polynya/contract'
import { take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { ask } from '../../input/ask.ts'
import { clean } from '../../terminal/clean.ts'
import { nameOf, stateOf } from './event-table.ts'

const MOST = 200

/** Prompts for an event: in an interactive list, or by ID. */
export async function pickEvent(context: Context): Promise<number> {
  const { terminal, t } = context
  const choices = (await eventsOf(context)).map((event) => ({
    id: event.id,
    name: clean(nameOf(event, context)),
    note: clean([event.startDate, stateOf(event, t)].filter((part) => part).join(', ')),
  }))
  if (choices.length === 0) throw new Stop('notFound', t('cli:noEvents'))
  if (!terminal.canDraw) {
    for (const { id, name, note } of choices) terminal.stderr.write(`${clean(`${id}  ${name}  ${note}`)}\n`)
    return chosen(context, choices, await ask(context, t('cli:askEvent'), '<event>'))
  }
  const [{ createElement }, { EventPicker }, { draw }] = await Promise.all([
    import('react'),
    import('../../views/EventPicker.tsx'),
    import('../../views/draw.ts'),
  ])
  const words = { title: t('cli:pickEvent'), keys: t('cli:keys.list'), nothing: t('cli:noEvents') }
  return draw<number>(context, ({ done, cancel }) =>
    createElement(EventPicker, { ...words, choices, onDone: done, onCancel: cancel }),
  )
}

function chosen({ t }: Context, choices: readonly { readonly id: number }[], given: string): number {
  const found = choices.find(({ id }) => String(id) === given)
  if (!found) throw new Stop('usage', t('cli:notANumber', { text: given }))
  return found.id
}

/** Drafts too, where one may see them. */
async function eventsOf(context: Context): Promise<EventCard[]> {
  const { session, events } = await context.client()
  const sees = session.user?.isAdmin === 1 || session.user?.isSuperAdmin === 1
  const query = { sort: 'startDate', order: 'desc', limit: 100 } as const
  const found = sees ? events.adminList.items({ query }) : events.list.items({ query })
  const all: EventCard[] = []
  for await (const event of take(found, MOST)) all.push(event)
  return all
}
