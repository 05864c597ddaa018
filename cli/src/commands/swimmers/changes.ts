import type { ChangeRequest } from '@polynya/contract'
import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { changeText } from './change-text.ts'

export const run: Run<'swimmers changes'> = async (context, { decided: state, limit }) => {
  const { t, language } = context
  const moment = momentsIn(language)
  const client = await context.client()
  const query = given({ state, limit: pageFor(limit) })
  return rows(
    take<ChangeRequest>(client.swimmers.changes.items({ query }), limit),
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      { title: t('cli:label.registryId'), of: ({ iwsaid }) => iwsaid },
      { title: t('cli:label.changes'), of: changeText },
      { title: t('cli:label.reason'), of: ({ reason }) => reason, optional: 2 },
      { title: t('cli:label.state'), of: (request) => t(`cli:changeStates.${request.state}`), optional: 1 },
      {
        title: t('cli:label.created'),
        of: ({ createdAt }) => createdAt,
        shown: ({ createdAt }) => moment(createdAt),
        optional: 3,
      },
    ],
    t('cli:noChanges'),
  )
}
