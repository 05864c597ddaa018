import type { Coupons } from '@polynya/contract'
import type * as z from 'zod/mini'
import type { Context } from '../../context/context.ts'
import { type Rows, rows } from '../../context/result.ts'

export type Coupon = z.output<typeof Coupons>['coupons'][number]

export const couponRows = ({ t }: Pick<Context, 't'>, coupons: readonly Coupon[]): Rows =>
  rows(
    coupons,
    [
      { title: t('cli:label.code'), of: ({ code }) => code },
      { title: t('cli:label.discount'), of: discountText, right: true },
      {
        title: t('cli:label.used'),
        of: ({ used, maxUses }) => (maxUses === null ? used : `${used}/${maxUses}`),
        right: true,
      },
      { title: t('cli:label.since'), of: ({ from }) => from, optional: 2 },
      { title: t('cli:label.validUntil'), of: ({ until }) => until, optional: 1 },
      {
        title: t('cli:label.limit'),
        of: ({ oncePerAccount }) => (oncePerAccount ? t('cli:coupons.once') : null),
        optional: 3,
      },
    ],
    t('cli:coupons.none'),
  )

/** «50%», or an amount in the currency of the event. */
const discountText = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>) =>
  kind === 'percent' ? `${value}%` : value.toFixed(2)
