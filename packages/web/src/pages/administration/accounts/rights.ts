import { RIGHT_LIMITS, type Right, type RightName } from '@polynya/contract'
import type { Words } from '@polynya/ui'

/** A dot in the name of a word would lead below it. */
const WORDS = {
  admin: 'admin',
  superAdmin: 'superAdmin',
  rsf: 'rsf',
  'baseResults.edit': 'baseResults',
  'judgeQuestions.edit': 'judgeQuestions',
  'results.edit': 'results',
} as const satisfies Record<RightName, string>

/** What a right is called. */
export const rightText = (name: RightName, t: Words['t']) => t(`administration:rights.${WORDS[name]}`)

export const rightKey = ({ right, region, eventId }: Right) => `${right} ${region} ${eventId}`

/** Whether the fields of rights offer one: everywhere, or in a region if regions can limit it. */
export const isOffered = ({ right, region, eventId }: Right) =>
  eventId === undefined && (region === null || RIGHT_LIMITS[right].region)

/** Whether a right can have its limit; one that was granted before such limits were refused opens nothing. */
export const isEffective = ({ right, region, eventId }: Right) =>
  (region === null || RIGHT_LIMITS[right].region) && (eventId === undefined || RIGHT_LIMITS[right].event)

/** Whether a right is among those given, with the same limit. */
export const hasRight = (rights: readonly Right[], one: Right) =>
  rights.some((given) => rightKey(given) === rightKey(one))

/** The same rights with one given or taken. A right that is given everywhere needs no regions. */
export function toggleRight(rights: readonly Right[], one: Right): Right[] {
  const others = rights.filter((given) => rightKey(given) !== rightKey(one))
  if (others.length < rights.length) return others
  const isEverywhere = one.region === null && one.eventId === undefined
  const rest = isEverywhere
    ? others.filter((given) => given.right !== one.right || given.eventId !== undefined)
    : others
  return [...rest, one]
}
