import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'webhooks deliveries'> = async (context, { webhook }) => {
  const { t } = context
  const params = { id: numberOf(context, webhook) }
  const { deliveries } = await (await context.client()).webhooks.deliveries({ params })
  return rows(
    deliveries,
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      { title: t('cli:label.at'), of: ({ createdAt }) => createdAt },
      { title: t('cli:label.type'), of: ({ type }) => type },
      {
        title: t('cli:label.state'),
        of: ({ state }) => state,
        shown: ({ state }) => t(`cli:webhooks.deliveryStates.${state}`),
      },
      { title: t('cli:label.response'), of: ({ status }) => status, right: true },
      {
        title: t('cli:label.fault'),
        of: ({ fault }) => fault,
        shown: ({ fault }) => (fault ? t(`cli:webhooks.faults.${fault}`) : ''),
        optional: 1,
      },
    ],
    t('cli:noDeliveries'),
  )
}
