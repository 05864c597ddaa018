import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { momentsIn } from '../../terminal/moments.ts'

export const run: Run<'messages list'> = async (context, { event }) => {
  const { t, language } = context
  const moment = momentsIn(language)
  const params = { id: numberOf(context, event) }
  const { events } = await context.client()
  const [{ messages }, { timeZone }] = await Promise.all([
    events.messages({ params }),
    events.get({ params }),
  ])
  return rows(
    messages,
    [
      {
        title: t('cli:label.at'),
        of: ({ createdAt }) => createdAt,
        shown: ({ createdAt }) => moment(createdAt, timeZone),
      },
      {
        title: t('cli:label.subject'),
        of: (message) => (language === 'ru' ? message.subjectRu : message.subjectEn),
      },
      {
        title: t('cli:label.mailed'),
        of: ({ mailed, recipients }) => `${mailed}/${recipients}`,
        right: true,
      },
    ],
    t('cli:messages.none'),
  )
}
