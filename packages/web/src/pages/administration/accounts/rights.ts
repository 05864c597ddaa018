import type { Right, RightName } from '@polynya/contract'
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

/** Whether a right is among those given, everywhere (null) or in a region. */
export const hasRight = (rights: readonly Right[], name: RightName, region: string | null) =>
  rights.some((given) => given.right === name && given.region === region && given.eventId === undefined)

/** The same rights with one given or taken. A right that is given everywhere needs no regions. */
export function toggleRight(rights: readonly Right[], { right, region }: Right): Right[] {
  const others = rights.filter(
    (given) => given.right !== right || given.region !== region || given.eventId !== undefined,
  )
  if (others.length < rights.length) return others
  const rest =
    region === null ? others.filter((given) => given.right !== right || given.eventId !== undefined) : others
  return [...rest, { right, region }]
}
