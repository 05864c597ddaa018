import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'

/** Prints the file itself, with and without `--json`: it is for a program. */
export const run: Run<'events export'> = async (context, { event, archive }) => {
  const client = await context.client()
  const file = await client.events.exportEvent({
    params: { id: numberOf(context, event) },
    ...(archive && { query: { archive: 'true' } }),
  })
  return item(file, [JSON.stringify(file, null, 2)])
}
