import type { RightName } from '@polynya/contract'
import type { Words } from '@polynya/ui'

/** A dot in the name of a word would lead below it. */
const WORDS = {
  admin: 'admin',
  superAdmin: 'superAdmin',
  rsf: 'rsf',
  'baseResults.edit': 'baseResults',
} as const satisfies Record<RightName, string>

/** What a right is called. */
export const rightText = (name: RightName, t: Words['t']) => t(`administration:rights.${WORDS[name]}`)
