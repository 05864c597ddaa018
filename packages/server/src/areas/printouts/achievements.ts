import type { RankedResult } from '@polynya/contract'
import { recordText } from '@polynya/i18n'
import type { Reading } from './reading.ts'

/** Returns the records that a result set or equalled, and the rank whose norm it fulfils, in words. */
export const achievementsIn = (
  { t }: Reading,
  { records, evskRank }: Pick<RankedResult, 'records' | 'evskRank'>,
): string[] => [
  ...records.map((mark) => recordText(mark, t)),
  ...(evskRank === null ? [] : [t('results:rank', { rank: t(`sport:ranks.${evskRank}.short`) })]),
]
