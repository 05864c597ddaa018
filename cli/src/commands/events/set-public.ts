import { forEachId } from '../../bulk/each-id.ts'
import type { Context } from '../../context/context.ts'
import type { Result } from '../../context/result.ts'
import type { Input } from '../../definitions/commands.ts'
import { checkEvent } from './check-event.ts'
import { nameOf } from './event-table.ts'

/** Publishes or hides events; reports failures and continues. */
export const setPublic = (
  context: Context,
  { events, concurrency }: Input<'events publish'>,
  isPublic: boolean,
): Promise<Result> =>
  forEachId(context, {
    words: events,
    find:
      async ({ events: { get } }) =>
      async (id) => {
        const event = await get({ params: { id } })
        checkEvent({ public: isPublic }, event)
        return `${id} ${nameOf(event, context)}`
      },
    action: isPublic ? 'publish' : 'unpublish',
    detail: context.t(isPublic ? 'cli:published' : 'cli:unpublished'),
    concurrency,
    fresh: true,
    perform: (client, id) => client.events.update({ params: { id }, body: { public: isPublic } }),
  })
