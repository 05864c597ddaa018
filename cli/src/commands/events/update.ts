import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { changeEvent } from './change-event.ts'
import { eventBody } from './event-body.ts'

export const run: Run<'events update'> = async (context, { event, from, set }) => {
  const id = numberOf(context, event)
  return changeEvent(context, id, await eventBody(context, { from, set }, 'EventUpdate'))
}
