import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'webhooks list'> = async (context) => {
  const { t } = context
  const { webhooks } = await (await context.client()).webhooks.list()
  return rows(
    webhooks,
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      { title: t('cli:label.receiver'), of: ({ url }) => url },
      {
        title: t('cli:label.state'),
        of: ({ state }) => state,
        shown: ({ state }) => t(`cli:webhooks.states.${state}`),
      },
      { title: t('cli:label.type'), of: ({ types }) => types.join(', '), optional: 1 },
      { title: t('cli:label.region'), of: ({ region }) => region, optional: 2 },
    ],
    t('cli:noWebhooks'),
  )
}
