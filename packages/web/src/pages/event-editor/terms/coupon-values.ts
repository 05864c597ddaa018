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
