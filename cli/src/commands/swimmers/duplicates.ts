import type { CandidatePair } from '@polynya/contract'
import { pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { nameOf } from './swimmer-table.ts'

/** Pairs of profiles that may be one person, for `swimmers merge`. */
export const run: Run<'swimmers duplicates'> = async (context, { limit }) => {
  const { t } = context
  const client = await context.client()
  const pairs = client.swimmers.candidates.items({ query: { limit: pageFor(limit) } })
  const titleOf = ({ iwsaid, birthYear, ...names }: CandidatePair['one']) =>
    `${iwsaid} ${nameOf(names, context)}, ${birthYear}`
  return rows(
    take<CandidatePair>(pairs, limit),
    [
      { title: t('cli:label.match'), of: ({ score }) => `${score}%`, right: true },
      { title: t('cli:label.oneProfile'), of: ({ one }) => titleOf(one) },
      { title: t('cli:label.otherProfile'), of: ({ other }) => titleOf(other) },
      {
        title: t('cli:label.reason'),
        of: ({ likeness }) => t(`custody:duplicates.likeness.${likeness}`),
        optional: 1,
      },
    ],
    t('cli:noDuplicates'),
  )
}
