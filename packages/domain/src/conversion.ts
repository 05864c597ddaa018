/**
 * Conversion between currencies in exact integers: whole minor units and a rate as decimal text, so that no binary fraction
 * decides where a kopeck is rounded.
 * See docs/rules.md#money.
 */

/** What a rate on the wire may have: with seven digits before the point, 15 in all, which a number holds exactly. */
const RATE_DECIMALS = 8

/** Whether a number is written with at most eight decimals, and so survives as decimal text. */
export const isRate = (rate: number): boolean => {
  const [, fraction] = /^\d{1,7}(?:\.(\d+))?$/.exec(String(rate)) ?? [null, 'x'.repeat(RATE_DECIMALS + 1)]
  return (fraction ?? '').length <= RATE_DECIMALS
}

/**
 * An amount in another currency, rounded half up to whole minor units.
 * @param minor what is converted, at least 0
 * @param rate what one unit of its currency costs in the other, as decimal text such as `1.85`
 */
export function convertMinor(minor: number, rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  const product = BigInt(minor) * BigInt(whole + fraction)
  return Number((2n * product + scale) / (2n * scale))
}

/**
 * The parts of an amount in another currency. They add up to the converted sum of all, none is negative, and each is within
 * one minor unit of its exact value: every part is what the running sum grows by.
 */
export function convertParts(parts: readonly number[], rate: string): number[] {
  let [sum, converted] = [0, 0]
  return parts.map((part) => {
    const before = converted
    sum += part
    converted = convertMinor(sum, rate)
    return converted - before
  })
}
