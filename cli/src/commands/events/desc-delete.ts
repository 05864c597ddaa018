import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'
import { nameOf } from './event-table.ts'

export const run: Run<'events desc delete'> = async (context, { event, in: lang = 'ru' }) => {
  const { t, settings } = context
  const id = numberOf(context, event)
  if (settings.dryRun) {
    const found = await (await context.client()).events.get({ params: { id } })
    if (!found.descriptionHTML.some((each) => each.lang === lang)) fail('description_not_found')
    return plan(context, [{ action: 'delete', what: `${event} ${nameOf(found, context)} (${lang})` }])
  }
  await confirm(context, t('cli:confirmDescription', { event, lang: t(`cli:languages.${lang}`) }))
  await (await context.client()).events.removeDesc({ params: { id }, query: { lang } })
  return item({ removed: [id] }, [t('cli:descriptionRemoved', { event, lang: t(`cli:languages.${lang}`) })])
}
