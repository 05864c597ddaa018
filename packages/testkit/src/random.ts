/** Deterministic pseudo-random numbers: the same seed gives the same world. */

export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number
  /** An integer; both bounds are inclusive. */
  whole(min: number, max: number): number
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A weighted choice: twice the weight, twice as often. */
  weighted<T>(list: readonly T[], weightOf: (one: T) => number): T
  shuffled<T>(list: readonly T[]): T[]
  /** An independent generator for one part of the world, so that changes elsewhere do not affect it. */
  for(part: string | number): Random
}

export function randomFrom(seed: string): Random {
  const fraction = fractions(seed)
  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))
  const pick = <T>(list: readonly T[]) => at(list, whole(0, list.length - 1))
  return {
    fraction,
    whole,
    pick,
    chance: (probability) => fraction() < probability,
    weighted<T>(list: readonly T[], weightOf: (one: T) => number) {
      let left = fraction() * list.reduce((sum, one) => sum + weightOf(one), 0)
      const found = list.find((one) => {
        left -= weightOf(one)
        return left < 0
      })
      return found ?? pick(list)
    },
    shuffled<T>(list: readonly T[]) {
      const order = list.map((one) => [fraction(), one] as const)
      return order.sort(([a], [b]) => a - b).map(([, one]) => one)
    },
    for: (part) => randomFrom(`${seed}/${part}`),
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('There is nothing to choose from')
  return list[index] as T
}

/** mulberry32, seeded with the FNV-1a hash of a text. */
function fractions(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
