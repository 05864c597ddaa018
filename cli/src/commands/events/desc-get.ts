import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'events desc get'> = async (context, { event, in: lang = 'ru' }) => {
  const id = numberOf(context, event)
  const { descriptionHTML } = await (await context.client()).events.get({ params: { id } })
  const description = descriptionHTML.find((each) => each.lang === lang)
  if (!description)
    throw new Stop(
      'notFound',
      context.t('cli:noDescription', { event, lang: context.t(`cli:languages.${lang}`) }),
    )
  return item({ event: id, lang, html: description.html }, [description.html])
}
