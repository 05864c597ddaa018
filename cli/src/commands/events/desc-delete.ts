import { plan } from '../../program/dry-run.ts'
import type { Run } from '../../program/handlers.ts'
import { numberOf } from '../../program/number-of.ts'
import { item } from '../../program/result.ts'
import { confirm } from '../../terminal/ask.ts'

export const run: Run<'events desc delete'> = async (context, { event, in: lang = 'ru' }) => {
  const { t, settings } = context
  const id = numberOf(context, event)
  if (settings.dryRun) return plan(context, [{ action: 'delete', what: `${event} ${lang}` }])
  await confirm(context, t('cli:confirmDescription', { event, lang }))
  await (await context.client()).events.removeDesc({ params: { id }, query: { lang } })
  return item({ removed: [id] }, [t('cli:descriptionRemoved', { event, lang })])
}
