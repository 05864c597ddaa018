import type { Slot } from '@polynya/contract'
import { countSwims, findDistCode } from '@polynya/domain'
import { type BasketSwimmer, isOffered } from '../basket/basket.ts'
import type { Programme } from '../basket/programme.ts'

interface Choice {
  readonly programme: Programme
  readonly slots: readonly Pick<Slot, 'distanceId' | 'entry'>[]
  readonly chosen: Pick<BasketSwimmer, 'entries'>
}

/**
 * Returns how many more distances a swimmer may choose, of `left` beside those entered already. As on the server, only
 * different swims of individual offers count.
 */
export function distancesLeft(left: number, { programme, slots, chosen }: Choice): number {
  const codesOf = (distances: readonly { readonly distanceId: number }[]) =>
    distances.flatMap(({ distanceId }) => {
      const found = programme.get(distanceId)
      const code = found?.offer.kind === 'individual' ? findDistCode(found.distance.distCode) : null
      return code ?? []
    })
  const entered = codesOf(slots.filter(({ entry }) => entry !== null && !isOffered(entry)))
  const added = countSwims([...entered, ...codesOf(chosen.entries)]) - countSwims(entered)
  return Math.max(0, left - added)
}
