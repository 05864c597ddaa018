import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { findSwimmer } from './find-swimmer.ts'
import { nameOf } from './swimmer-table.ts'

/** By ID or registry ID. */
export const run: Run<'swimmers show'> = async (context, { swimmer: given }) => {
  const { t } = context
  const swimmer = await findSwimmer(await context.client(), given)
  const { swimmerInfo: info, sportRankData: rank } = swimmer
  return item(swimmer, [
    nameOf(swimmer, context),
    [t('cli:label.registryId'), swimmer.iwsaid],
    [t('cli:label.latinName'), `${swimmer.lastName} ${swimmer.firstName}`],
    [t('cli:label.born'), swimmer.dob ?? swimmer.birthYear],
    [t('cli:label.region'), [info.country, info.regionCode].filter((part) => part).join(', ')],
    [t('cli:label.city'), info.city],
    [t('cli:label.club'), info.club],
    [
      t('cli:label.rank'),
      rank.sportRank === 'none'
        ? null
        : `${t(`sport:ranks.${rank.sportRank}.short`)} ${rank.validFrom ?? ''}`,
    ],
    [t('cli:label.link'), t(`cli:link.${swimmer.link}`)],
    [t('cli:label.id'), swimmer.id],
  ])
}
