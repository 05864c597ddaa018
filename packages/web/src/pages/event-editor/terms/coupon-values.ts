import type { Coupon, CouponsInput } from '@polynya/contract'
import { numberIn, numberOrNull, textOf, textOrNull } from '../../../infrastructure/forms/field-values.ts'
import type { Draft } from '../../../infrastructure/forms/validation.ts'

export interface CouponRow {
  id?: number
  code: string
  kind: Coupon['kind']
  value: string
  maxUses: string
  oncePerAccount: boolean
  from: string
  until: string
}

export interface CouponsValues {
  coupons: CouponRow[]
}

export const NEW_COUPON: CouponRow = {
  code: '',
  kind: 'percent',
  value: '',
  maxUses: '',
  oncePerAccount: true,
  from: '',
  until: '',
}

export const couponsValues = (coupons: readonly Coupon[]): CouponsValues => ({
  coupons: coupons.map(({ id, code, kind, value, maxUses, oncePerAccount, from, until }) => ({
    id,
    code,
    kind,
    value: textOf(value),
    maxUses: textOf(maxUses),
    oncePerAccount,
    from: textOf(from),
    until: textOf(until),
  })),
})

/** The coupon that a row is, as it is stored; one that was saved just now is known by its code. */
export const storedCoupon = (row: Pick<CouponRow, 'id' | 'code'>, stored: readonly Coupon[]) =>
  stored.find(({ id }) => id === row.id) ??
  stored.find(({ code }) => code.toUpperCase() === row.code.trim().toUpperCase())

export const couponsInput = ({ coupons }: CouponsValues, stored: readonly Coupon[]): Draft<CouponsInput> => ({
  coupons: coupons.map((row) => {
    const id = storedCoupon(row, stored)?.id
    return {
      ...(id !== undefined && { id }),
      code: row.code.trim(),
      kind: row.kind,
      value: numberIn(row.value),
      maxUses: numberOrNull(row.maxUses),
      oncePerAccount: row.oncePerAccount,
      from: textOrNull(row.from),
      until: textOrNull(row.until),
    }
  }),
})

/** What others saved since `base`, with the rows that were typed, added and removed here. */
export function mergedCoupons(
  { coupons: typed }: CouponsValues,
  { base, newer }: Readonly<Record<'base' | 'newer', readonly Coupon[]>>,
): CouponRow[] {
  const shown = new Map(couponsValues(base).coupons.map((row) => [row.id, JSON.stringify(row)]))
  const typedById = new Map(typed.map((row) => [row.id, row]))
  const merged = couponsValues(newer).coupons.flatMap((theirs) => {
    if (!shown.has(theirs.id)) return theirs
    const mine = typedById.get(theirs.id)
    if (mine === undefined) return []
    return JSON.stringify(mine) === shown.get(theirs.id) ? theirs : mine
  })
  return [...merged, ...typed.filter(({ id }) => id === undefined)]
}
