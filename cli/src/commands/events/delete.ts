import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'

export const run: Run<'events delete'> = async (context, { events }) => {
  const { t, settings } = context
  const ids = (await wordsOf(context, events)).map((event) => numberOf(context, event))
  const client = await context.client()
  const found = await Promise.all(ids.map((id) => client.events.get({ params: { id } })))
  if (settings.dryRun)
    return plan(
      context,
      found.map(({ id, name }) => ({ action: 'delete', what: `${id} ${name}`, id })),
    )
  await confirm(
    context,
    t('cli:confirmEvents', { names: found.map(({ id, name }) => `${id} ${name}`).join(', ') }),
  )
  for (const id of ids) await client.events.remove({ params: { id } })
  return item({ removed: ids }, [t('cli:eventsRemoved', { ids: ids.join(', ') })])
}
