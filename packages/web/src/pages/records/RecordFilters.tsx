import { DIST_CODES, hasRecords, RANKING_AGE_GROUPS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { distanceText } from '../../features/events/distance-name.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { EVERY_GROUP, type RecordFilter } from './record-search.ts'

/** The filters of the records; the address holds all of them. */
export function RecordFilters({ filter }: { readonly filter: RecordFilter }) {
  const words = useWords()
  const { t } = words
  const { values, open } = useAddressQuery()
  const choose = (name: string) => (value: string | undefined) => {
    if (value) values.set(name, value)
    else values.delete(name)
    values.delete('page')
    open(values)
  }
  return (
    <search className="ranking-filters" aria-label={t('records:filters')}>
      <Choice
        label={t('records:distance')}
        none={t('records:allDistances')}
        value={filter.distCode}
        options={DIST_CODES.filter(hasRecords).map((value) => ({ value, text: distanceText(value, words) }))}
        onChoose={choose('distance')}
      />
      <Choice
        label={t('records:gender')}
        none={t('records:allGenders')}
        value={filter.gender === undefined ? undefined : String(filter.gender)}
        options={[
          { value: '2', text: t('records:women') },
          { value: '1', text: t('records:men') },
          { value: '0', text: t('records:mixed') },
        ]}
        onChoose={choose('gender')}
      />
      <Choice
        label={t('records:ageGroup')}
        none={t('records:national')}
        value={filter.ageGroup ?? (filter.kind === 'GWR' ? EVERY_GROUP : undefined)}
        options={[
          { value: EVERY_GROUP, text: t('records:everyGroup') },
          ...RANKING_AGE_GROUPS.map(({ code, minAge, maxAge }) => ({
            value: code,
            text: `${code} (${minAge}${maxAge === null ? '+' : `–${maxAge}`})`,
          })),
        ]}
        onChoose={choose('ageGroup')}
      />
      <Choice
        label={t('records:waterCat')}
        none={t('records:anyWater')}
        value={filter.waterCat}
        options={['A', 'B', 'C'].map((value) => ({ value, text: value }))}
        onChoose={choose('water')}
      />
      <Choice
        label={t('records:state')}
        none={t('records:anyState')}
        value={filter.state}
        options={(['tentative', 'approved'] as const).map((value) => ({
          value,
          text: t(`records:states.${value}`),
        }))}
        onChoose={choose('state')}
      />
      {values.size > 0 && <Button onClick={() => open(new URLSearchParams())}>{t('records:reset')}</Button>}
    </search>
  )
}
