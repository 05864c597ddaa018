/**
 * Money: whole minor units (`…Minor`: kopecks, cents) inside, a number in major units with two decimals on the wire.
 * See docs/rules.md#money.
 */

/** Every currency of fees has a hundred minor units. */
const MINOR_IN_MAJOR = 100

/** The most that one amount may be, in major units: what `numeric(12, 2)` keeps with room for sums. */
export const AMOUNT_MAX = 10_000_000

/** The largest total, in minor units: what `numeric(12, 2)` stores. */
export const TOTAL_MAX_MINOR = 999_999_999_999

/** `12.5` as `1250`. The nearest whole minor unit: the wire's number may not be exact in binary. */
export const minorOf = (amount: number): number => Math.round(amount * MINOR_IN_MAJOR)

/** `1250` as `12.5`. */
export const amountOf = (minor: number): number => minor / MINOR_IN_MAJOR

/** `1250` as `12.50`: how gateways and the database write it. */
export function decimalOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `12.50` as `1250`; NaN for what is not written so. */
export function minorOfDecimal(text: string): number {
  const [, sign, major, minor = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (major === undefined) return Number.NaN
  return (sign ? -1 : 1) * (Number(major) * MINOR_IN_MAJOR + Number(minor.padEnd(2, '0')))
}

/**
 * A share in whole per cent, rounded half up to whole minor units. Exact up to `AMOUNT_MAX` times a thousand: the product is
 * a whole number below 2^53.
 */
export const percentOf = (minor: number, percent: number): number => Math.floor((minor * percent + 50) / 100)

/** Whether a number has at most two decimals. */
export const isAmount = (amount: number): boolean => amountOf(minorOf(amount)) === amount
