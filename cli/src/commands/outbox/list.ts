import { pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { momentsIn } from '../../terminal/moments.ts'

export const run: Run<'outbox list'> = async (context, { limit }) => {
  const { t } = context
  const moment = momentsIn(context.language)
  const client = await context.client()
  return rows(
    take(client.outbox.list.items({ query: { limit: pageFor(limit) } }), limit),
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      {
        title: t('cli:label.at'),
        of: ({ createdAt }) => createdAt,
        shown: ({ createdAt }) => moment(createdAt),
        optional: 1,
      },
      { title: t('cli:label.to'), of: ({ to }) => to },
      { title: t('cli:label.subject'), of: ({ subject }) => subject },
      { title: t('cli:label.state'), of: ({ state }) => t(`cli:mail.${state}`) },
    ],
    t('cli:noMails'),
  )
}
