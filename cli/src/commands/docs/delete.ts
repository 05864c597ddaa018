import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'docs delete'> = async (context, { event, files }) => {
  const { t, settings } = context
  const id = numberOf(context, event)
  const client = await context.client()
  const there = (await client.events.listDocs({ params: { id } })).files
  const chosen = files.map((given) => {
    const found = there.find(({ file, name }) => file === given || name === given)
    if (found) return found
    const guess = nearest(
      given,
      there.map(({ name }) => name),
    )
    throw new Stop(
      'notFound',
      `${t('cli:noDocument', { file: given })}${guess ? ` ${t('cli:didYouMean', { guess })}` : ''}`,
    )
  })
  if (settings.dryRun)
    return plan(
      context,
      chosen.map(({ name }) => ({ action: 'delete', what: `${event}: ${name}` })),
    )
  await confirm(context, t('cli:confirmDocuments', { names: chosen.map(({ name }) => name).join(', ') }))
  for (const { file } of chosen) await client.events.removeDoc({ params: { id, file } })
  return item({ removed: chosen.map(({ name }) => name) }, [
    t('cli:documentsRemoved', { count: chosen.length }),
  ])
}
