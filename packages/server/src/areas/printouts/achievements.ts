import type { RankedResult } from '@polynya/contract'
import { recordText } from '@polynya/i18n'
import type { Reading } from './reading.ts'

/** Returns the records that a result set or equalled, and the rank whose norm it fulfils, in words, as one list. */
export const achievementsIn = (
  { t }: Reading,
  { records, evskRank }: Pick<RankedResult, 'records' | 'evskRank'>,
): string[] => [
  ...records.map((mark, index) => (index === 0 ? recordText(mark, t) : lowerFirst(recordText(mark, t)))),
  ...(evskRank === null ? [] : [t('results:rank', { rank: t(`sport:ranks.${evskRank}.short`) })]),
]

/** Only the first word of a list is capitalized. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
