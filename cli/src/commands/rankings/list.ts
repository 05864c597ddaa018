import type { RankingRow } from '@polynya/contract'
import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nameOf } from '../swimmers/swimmer-table.ts'

export const run: Run<'rankings list'> = async (context, { gender: typed, ...input }) => {
  const { t, language } = context
  const gender = ([1, 2] as const).find((code) => String(code) === typed)
  if (!gender) throw new Stop('usage', t('cli:notAGender', { text: typed }))
  const { distance, season, group, waterCat, country, region, limit } = input
  const query = given({ distCode: distance, season, ageGroup: group, waterCat, country, region })
  const client = await context.client()
  const eventOf = ({ event }: RankingRow) => event && ((language === 'en' && event.nameEn) || event.name)
  return rows(
    take(client.rankings.list.items({ query: { ...query, gender, limit: pageFor(limit) } }), limit),
    [
      { title: t('cli:label.place'), of: ({ place }) => place, right: true },
      { title: t('cli:label.person'), of: (row) => nameOf(row, context) },
      { title: t('cli:label.born'), of: ({ birthYear }) => birthYear, right: true, optional: 1 },
      { title: t('cli:label.region'), of: ({ regionCode, country }) => regionCode ?? country, optional: 2 },
      distance === undefined
        ? { title: t('cli:label.points'), of: ({ points }) => points, right: true }
        : { title: t('cli:label.time'), of: ({ time }) => time, right: true },
      { title: t('cli:label.at'), of: ({ event }) => event?.date ?? null, optional: 3 },
      { title: t('cli:label.event'), of: eventOf, optional: 4 },
    ],
    t('cli:noRanking'),
  )
}
