import type { RankNorms } from '@polynya/contract'
import { EmptyState, useWords } from '@polynya/ui'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { Manage } from './Manage.tsx'
import { normsQuery, normYearsQuery } from './norm-queries.ts'
import { type Course, coursesOf, type NormTable, normTable } from './norm-table.ts'
import '../../features/points/points-table.css'
import '../../features/rankings/rankings.css'
import { ScrollBox } from '../../infrastructure/components/ScrollBox.tsx'

/** The norms of sport ranks by year, gender and course. */
export function RankNormsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  return (
    <div className="page rank-norms-page">
      <h1>{t('points:norms.heading')}</h1>
      <p className="page-lead">{t('points:norms.lead')}</p>
      <Loaded query={normYearsQuery(client)} failed={t('points:norms.failed')} rows={8}>
        {(years) => {
          const chosen = years.find(({ year }) => String(year) === values.get('year')) ?? years[0]
          return (
            <>
              <Manage>{({ NormActions }) => <NormActions year={chosen?.year} />}</Manage>
              {chosen ? (
                <Loaded query={normsQuery(client, chosen.year)} failed={t('points:norms.failed')} rows={8}>
                  {(norms) => <Norms norms={norms} years={years.map(({ year }) => year)} />}
                </Loaded>
              ) : (
                <EmptyState title={t('points:norms.none')}>
                  <p>{t('points:norms.noneText')}</p>
                </EmptyState>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

const OPEN_WATER = 'open'
const keyOf = (course: Course) => (course === null ? OPEN_WATER : String(course))

function Norms({ norms, years }: { readonly norms: RankNorms; readonly years: readonly number[] }) {
  const { t } = useWords()
  const { values, open } = useAddressQuery()
  const choose = (name: string) => (value: string) => {
    values.set(name, value)
    open(values)
  }
  const courses = coursesOf(norms.norms)
  const gender = values.get('gender') === '1' ? 1 : 2
  const wanted = courses.find((each) => keyOf(each) === values.get('course'))
  const course = wanted === undefined ? (courses[0] ?? null) : wanted
  const courseText = (each: Course) =>
    each === null ? t('points:norms.openWater') : t('points:norms.course', { metres: String(each) })
  return (
    <>
      <search className="ranking-filters" aria-label={t('points:norms.filters')}>
        <RequiredChoice
          label={t('points:year')}
          value={String(norms.year)}
          options={years.map((year) => ({ value: String(year), text: String(year) }))}
          onChoose={choose('year')}
        />
        <RequiredChoice
          label={t('points:gender')}
          value={String(gender)}
          options={[
            { value: '2', text: t('points:genders.women') },
            { value: '1', text: t('points:genders.men') },
          ]}
          onChoose={choose('gender')}
        />
        <RequiredChoice
          label={t('points:norms.courseLabel')}
          value={keyOf(course)}
          options={courses.map((each) => ({ value: keyOf(each), text: courseText(each) }))}
          onChoose={choose('course')}
        />
      </search>
      {norms.isSample && <p className="note">{t('points:norms.sample')}</p>}
      <Table
        table={normTable(norms.norms, { gender, course })}
        caption={t('points:norms.caption', {
          gender: t(gender === 1 ? 'points:genders.men' : 'points:genders.women'),
          course: courseText(course),
        })}
      />
      <p className="note">{t('points:norms.award')}</p>
    </>
  )
}

function Table({ table: { ranks, rows }, caption }: { readonly table: NormTable; readonly caption: string }) {
  const { t } = useWords()
  if (rows.length === 0) return <EmptyState title={t('points:norms.noneOf')} />
  return (
    <ScrollBox className="norms-table" aria-label={caption}>
      <table className="points-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('points:distance')}</th>
            {ranks.map(({ rank, minAge }) => (
              <th key={rank} scope="col">
                <abbr title={t(`sport:ranks.${rank}.name`)}>{t(`sport:ranks.${rank}.short`)}</abbr>
                {minAge > 0 && <small>{t('points:norms.fromAge', { count: minAge })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ distCode, times }) => (
            <tr key={distCode}>
              <th scope="row">{t(`sport:distances.${distCode}.name`)}</th>
              {times.map((time, column) => (
                <td key={ranks[column]?.rank} className="race-time">
                  {time ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
