import { DIST_CODES, isRanked, RANKING_AGE_GROUPS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { distanceText } from '../../features/events/distance-name.ts'
import { useRegions } from '../../features/places/use-regions.ts'
import { useCountries } from '../../features/swimmers/use-countries.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { OVER_DISTANCES, type RankingFilter } from './ranking-search.ts'

/** The filters of a ranking; the address holds all of them. */
export function RankingFilters({
  filter,
  seasons,
}: {
  readonly filter: RankingFilter
  readonly seasons: readonly string[]
}) {
  const words = useWords()
  const { t } = words
  const { values, open } = useAddressQuery()
  const countries = useCountries(filter.country)
  const regions = useRegions()
  const choose = (name: string) => (value: string | undefined) => {
    if (value) values.set(name, value)
    else values.delete(name)
    values.delete('page')
    open(values)
  }
  const shownSeasons = new Set([...seasons, ...(filter.season ? [filter.season] : [])])
  return (
    <search className="ranking-filters" aria-label={t('rankings:filters')}>
      <RequiredChoice
        label={t('rankings:distance')}
        value={filter.distCode ?? OVER_DISTANCES}
        options={[
          ...DIST_CODES.filter(isRanked).map((value) => ({ value, text: distanceText(value, words) })),
          { value: OVER_DISTANCES, text: t('rankings:overDistances') },
        ]}
        onChoose={choose('distance')}
      />
      <RequiredChoice
        label={t('rankings:gender')}
        value={String(filter.gender)}
        options={[
          { value: '2', text: t('rankings:women') },
          { value: '1', text: t('rankings:men') },
        ]}
        onChoose={choose('gender')}
      />
      <Choice
        label={t('rankings:season')}
        none={t('rankings:allSeasons')}
        value={filter.season}
        options={[...shownSeasons].map((value) => ({ value, text: value }))}
        onChoose={choose('season')}
      />
      <Choice
        label={t('rankings:waterCat')}
        none={t('rankings:anyWater')}
        value={filter.waterCat}
        options={['A', 'B', 'C'].map((value) => ({ value, text: value }))}
        onChoose={choose('water')}
      />
      <Choice
        label={t('rankings:ageGroup')}
        none={t('rankings:allGroups')}
        value={filter.ageGroup}
        options={RANKING_AGE_GROUPS.map(({ code, minAge, maxAge }) => ({
          value: code,
          text: `${code} (${minAge}${maxAge === null ? '+' : `–${maxAge}`})`,
        }))}
        onChoose={choose('ageGroup')}
      />
      <Choice
        label={t('rankings:country')}
        none={t('rankings:allCountries')}
        value={filter.country}
        options={countries}
        onChoose={choose('country')}
      />
      <Choice
        label={t('rankings:region')}
        none={t('rankings:allRegions')}
        value={filter.region}
        options={regions}
        onChoose={choose('region')}
      />
      {filter.distCode && (
        <Choice
          label={t('rankings:paraGroup')}
          none={t('rankings:allSwimmers')}
          value={filter.paraGroup}
          options={['P1', 'P2', 'P3'].map((value) => ({ value, text: value }))}
          onChoose={choose('para')}
        />
      )}
      {values.size > 0 && <Button onClick={() => open(new URLSearchParams())}>{t('rankings:reset')}</Button>}
    </search>
  )
}
