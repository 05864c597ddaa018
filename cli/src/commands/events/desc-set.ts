import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { checkBody } from '../../input/check-body.ts'
import { numberOf } from '../../input/number-of.ts'
import { readText } from '../../input/read-input.ts'

/** Creates or replaces a description; repeating the command changes nothing. */
export const run: Run<'events desc set'> = async (context, { event, file, in: lang = 'ru' }) => {
  const params = { id: numberOf(context, event) }
  const body = { lang, html: await readText(context, file) }
  await checkBody(context, 'events.createDesc', body)
  const client = await context.client()
  const { descriptionHTML } = await client.events.get({ params })
  const exists = descriptionHTML.some((each) => each.lang === lang)
  if (context.settings.dryRun)
    return plan(context, [{ action: exists ? 'update' : 'create', what: `${event} ${lang}`, body }])
  const { html } = exists
    ? await client.events.updateDesc({ params, body })
    : await client.events.createDesc({ params, body })
  return item({ event: params.id, lang, html }, [
    context.t('cli:descriptionSet', { event, lang: context.t(`cli:languages.${lang}`) }),
  ])
}
