import type { FederationRecord } from '@polynya/contract'
import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { nameOf } from '../swimmers/swimmer-table.ts'

export const run: Run<'records list'> = async (context, input) => {
  const { t, language } = context
  const { distance, gender, group, waterCat, state, limit } = input
  const client = await context.client()
  const query = given({
    ...{ distCode: distance, ageGroup: group, waterCat, state },
    gender: gender && (Number(gender) as 1 | 2),
  })
  const holderOf = ({ swimmer, holder, team }: FederationRecord) => {
    const person = swimmer ?? (holder && { ...holder, nativePatronim: null })
    if (person) return nameOf(person, context)
    return (language === 'en' ? team?.teamNameEn : team?.teamNameRu) ?? ''
  }
  return rows(
    take(client.records.list.items({ query: { ...query, limit: pageFor(limit) } }), limit),
    [
      { title: t('cli:label.id'), of: ({ id }) => String(id), right: true },
      { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
      { title: t('cli:label.group'), of: ({ ageGroup }) => ageGroup ?? '' },
      { title: t('cli:label.time'), of: ({ time }) => time, right: true },
      { title: t('cli:label.at'), of: ({ date }) => date, optional: 1 },
      { title: t('cli:label.person'), of: holderOf },
      { title: t('cli:label.state'), of: (record) => t(`cli:recordStates.${record.state}`) },
    ],
    t('cli:noRecords'),
  )
}
