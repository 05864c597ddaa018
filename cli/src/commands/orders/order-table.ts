import type { EnteredSwimmer, OrderCard } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import type { Column } from '../../context/result.ts'
import { momentsIn } from '../../terminal/moments.ts'

type TableContext = Pick<Context, 't' | 'language'>

/** Name of an order's event in the reader's language. */
export const eventOf = (
  { eventName, eventNameEn }: Pick<OrderCard, 'eventName' | 'eventNameEn'>,
  { language }: TableContext,
) => (language === 'en' ? (eventNameEn ?? eventName) : eventName)

export const swimmerOf = (swimmer: EnteredSwimmer, { language }: TableContext) =>
  language === 'ru' && swimmer.nativeLastName
    ? `${swimmer.nativeLastName} ${swimmer.nativeFirstName ?? ''}`.trim()
    : `${swimmer.lastName} ${swimmer.firstName}`

/** Amounts as on the wire, independent of the language: `1500.50 RUB`. */
export const amountText = (amount: number, currency: string) => `${amount.toFixed(2)} ${currency}`

/** For users: an amount with its currency. */
export const orderColumns = (context: TableContext) =>
  columnsWith(context, [
    {
      title: context.t('cli:label.total'),
      of: ({ total, orderCurrency }) => amountText(total, orderCurrency),
      right: true,
    },
  ])

/** For spreadsheets, which calculate with amounts only where the currency has a column of its own. */
export const orderFileColumns = (context: TableContext) =>
  columnsWith(context, [
    { title: context.t('cli:label.total'), of: ({ total }) => total },
    { title: context.t('cli:label.currency'), of: ({ orderCurrency }) => orderCurrency },
  ])

function columnsWith(context: TableContext, total: readonly Column<OrderCard>[]): Column<OrderCard>[] {
  const { t, language } = context
  const moment = momentsIn(language)
  return [
    { title: t('cli:label.id'), of: ({ id }) => id, right: true },
    {
      title: t('cli:label.swimmers'),
      of: ({ swimmers }) => swimmers.map((each) => swimmerOf(each, context)).join(', '),
    },
    { title: t('cli:label.event'), of: (order) => eventOf(order, context), optional: 1 },
    ...total,
    { title: t('cli:label.state'), of: ({ status }) => t(`cli:orderStatus.${status}`) },
    {
      title: t('cli:label.created'),
      of: ({ createdAt }) => createdAt,
      shown: ({ createdAt, eventTimeZone }) => moment(createdAt, eventTimeZone),
      optional: 3,
    },
    {
      title: t('cli:label.paidAt'),
      of: ({ paidAt }) => paidAt,
      shown: ({ paidAt, eventTimeZone }) => moment(paidAt, eventTimeZone),
      optional: 2,
    },
    { title: t('cli:label.email'), of: ({ userEmail }) => userEmail, optional: 4 },
  ]
}
