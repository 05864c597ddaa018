/** Fictional swimmers as an administrator imports them. */

import type { SwimmerCreate } from '@polynya/contract'
import { AGE, addDays, addMonths, ageOn, identityKey, registryId, type SportRank } from '@polynya/domain'
import type { Random } from '../random.ts'
import { ABOUT } from './about.ts'
import { HOMELANDS, type Homeland } from './homelands.ts'
import { fullName } from './names.ts'

/** Age ranges with their share among winter swimmers in per cent: from, to, share. */
const AGES = [
  [11, 17, 8],
  [18, 29, 17],
  [30, 39, 22],
  [40, 49, 22],
  [50, 59, 16],
  [60, 69, 10],
  [70, 85, 5],
] as const

const PARASWIMMERS = 0.04
const WITH_CLUB = 0.85

/**
 * Returns a swimmer of one of the twelve countries: valid by the contract, without an account, sometimes with a
 * rank.
 */
export function aSwimmer(random: Random, today: string): SwimmerCreate {
  const homeland = random.weighted(HOMELANDS, ({ share }) => share)
  const gender = random.chance(0.54) ? 1 : 2
  const dob = birthDate(random, today)
  const birthYear = Number(dob.slice(0, 4))
  const { city, region, clubs } = random.pick(homeland.towns)
  const isMinor = ageOn(dob, today) < AGE.adult
  return {
    ...fullName(homeland.names, { gender, birthYear }, random),
    gender,
    dob,
    isParaswimmer: random.chance(PARASWIMMERS),
    swimmerInfo: {
      country: homeland.country,
      regionCode: region,
      city,
      club: random.chance(WITH_CLUB) ? random.pick(clubs) : null,
      about: about(homeland, random),
    },
    sportRankData: sportRank(homeland, { dob, today }, random),
    guardianConsent: isMinor,
    orphan: true,
  }
}

function birthDate(random: Random, today: string): string {
  const [from, to] = random.weighted(AGES, ([, , share]) => share)
  // After the birthday of that age and before the next one.
  return addDays(addMonths(today, -12 * random.whole(from, to)), -random.whole(1, 364))
}

const WITH_ABOUT = 0.25

function about({ names }: Homeland, random: Random): string | null {
  return random.chance(WITH_ABOUT) ? random.pick(ABOUT[names.script]) : null
}

/** Ranks with their frequency and the minimum age. */
const RANKS = [
  { rank: 'IIIY', share: 6, from: 11, to: 17 },
  { rank: 'IIY', share: 5, from: 11, to: 17 },
  { rank: 'IY', share: 4, from: 11, to: 17 },
  { rank: 'III', share: 22, from: 14, to: 99 },
  { rank: 'II', share: 18, from: 14, to: 99 },
  { rank: 'I', share: 12, from: 15, to: 99 },
  { rank: 'KMS', share: 8, from: 16, to: 99 },
  { rank: 'MS', share: 4, from: 18, to: 99 },
  { rank: 'MSMK', share: 1, from: 19, to: 99 },
] as const satisfies readonly { rank: SportRank; share: number; from: number; to: number }[]

const WITH_RANK = 0.45
/** A rank achieved this many days ago has expired, unless it is for life. */
const OLDEST_RANK_DAYS = 1500

function sportRank(
  { ranks }: Homeland,
  { dob, today }: { dob: string; today: string },
  random: Random,
): SwimmerCreate['sportRankData'] {
  const validFrom = addDays(today, -random.whole(20, OLDEST_RANK_DAYS))
  const age = ageOn(dob, validFrom)
  const possible = RANKS.filter(({ from, to }) => age >= from && age <= to)
  if (!ranks || possible.length === 0 || !random.chance(WITH_RANK))
    return { sportRank: 'none', validFrom: null }
  return { sportRank: random.weighted(possible, ({ share }) => share).rank, validFrom }
}

/** Generates distinct swimmers with registry IDs, the same ones for the same seed and day. */
export function* swimmers(random: Random, today: string): Generator<SwimmerCreate, never> {
  const known = new Set<string>()
  for (let serial = random.whole(100, 900); ; ) {
    const swimmer = aSwimmer(random, today)
    const identity = identityKey(swimmer)
    if (known.has(identity)) continue
    known.add(identity)
    serial += random.whole(1, 9)
    yield { ...swimmer, iwsaid: registryId(swimmer.lastName, serial) }
  }
}
