import type { Series, SeriesRow } from '@polynya/contract'
import { PAGE_SIZE, RANKING_AGE_GROUPS } from '@polynya/domain'
import { EmptyState, inLanguage, swimmerName, useWords } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { ScrollBox } from '../../infrastructure/components/ScrollBox.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { standingQuery } from './series-queries.ts'

/** A standing of a series; the address holds its gender and age group. */
export function SeriesStanding({ series }: { readonly series: Series }) {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const { gender, ageGroup } = readStanding(values)
  const today = useToday()
  const isLive = series.stages.some(({ startDate, endDate }) => isBetween(today, startDate, endDate))
  const query = standingQuery(client, {
    id: series.id,
    query: { gender, ...(ageGroup && { ageGroup }), page: pageIn(values), limit: PAGE_SIZE.rankings },
    isLive,
  })
  return (
    <div>
      <h2>{t('standings:series.standing')}</h2>
      {isLive && <p className="note">{t('standings:series.live')}</p>}
      <Filters gender={gender} ageGroup={ageGroup} />
      <Loaded query={query} failed={t('standings:series.standingFailed')} rows={8}>
        {({ standings, total }) =>
          total === 0 ? (
            <EmptyState title={t('standings:series.noStanding')} />
          ) : (
            <>
              <Table series={series} rows={standings} />
              <Pager total={total} size={PAGE_SIZE.rankings} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const isBetween = (day: string, from: string | null, to: string | null) =>
  from !== null && to !== null && from <= day && day <= to

/** Reads the standing of an address; what no series has is left out. */
function readStanding(values: URLSearchParams) {
  const ageGroup = RANKING_AGE_GROUPS.find(({ code }) => code === values.get('ageGroup'))?.code
  return { gender: values.get('gender') === '1' ? 1 : 2, ageGroup } as const
}

function Filters({ gender, ageGroup }: { readonly gender: 1 | 2; readonly ageGroup: string | undefined }) {
  const { t } = useWords()
  const { values, open } = useAddressQuery()
  const choose = (name: string) => (value: string | undefined) => {
    if (value) values.set(name, value)
    else values.delete(name)
    values.delete('page')
    open(values)
  }
  return (
    <search className="ranking-filters" aria-label={t('standings:series.filters')}>
      <RequiredChoice
        label={t('standings:series.gender')}
        value={String(gender)}
        options={[
          { value: '2', text: t('standings:series.women') },
          { value: '1', text: t('standings:series.men') },
        ]}
        onChoose={choose('gender')}
      />
      <Choice
        label={t('standings:series.ageGroup')}
        none={t('standings:series.absolute')}
        value={ageGroup}
        options={RANKING_AGE_GROUPS.map(({ code, minAge, maxAge }) => ({
          value: code,
          text: `${code} (${minAge}${maxAge === null ? '+' : `–${maxAge}`})`,
        }))}
        onChoose={choose('ageGroup')}
      />
    </search>
  )
}

function Table({ series, rows }: { readonly series: Series; readonly rows: readonly SeriesRow[] }) {
  const { t, language } = useWords()
  return (
    <ScrollBox className="ranking" aria-label={t('standings:series.standing')}>
      <table>
        <caption className="visually-hidden">{t('standings:series.standing')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('standings:series.place')}</th>
            <th scope="col">{t('standings:series.name')}</th>
            <th scope="col">{t('standings:series.score')}</th>
            {series.stages.map(({ eventId, name, nameEn }, index) => (
              <th key={eventId} scope="col">
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">
                  {inLanguage(language, { ru: name, en: nameEn })?.text}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.swimmer.swimmerId} row={row} stages={series.stages} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Row({ row, stages }: { readonly row: SeriesRow; readonly stages: Series['stages'] }) {
  const { t, language, formats } = useWords()
  const hrefOf = useModalHref()
  const { place, score, swimmer } = row
  const { main } = swimmerName(swimmer, language)
  const { birthYear, club, city, country } = swimmer
  const from = [club, city, country === 'RU' ? null : formats.country(country)].filter(Boolean).join(', ')
  return (
    <tr>
      <td className="ranking-number">{place}</td>
      <th scope="row">
        <a href={hrefOf(swimmer.iwsaid)} lang={main.lang}>
          {main.text}
        </a>
        <small>{[birthYear, from].filter(Boolean).join(' · ')}</small>
      </th>
      <td className="ranking-number">
        <b>{formats.number(score)}</b>
      </td>
      {stages.map(({ eventId }) => {
        const stage = row.stages.find((each) => each.eventId === eventId)
        return (
          <td key={eventId} className="ranking-number">
            {stage && (stage.counts ? formats.number(stage.score) : <NotCounted score={stage.score} />)}
            {!stage && <span className="visually-hidden">{t('standings:series.absent')}</span>}
          </td>
        )
      })}
    </tr>
  )
}

/** The score of a stage that is not among the best ones. */
function NotCounted({ score }: { readonly score: number }) {
  const { t, formats } = useWords()
  return (
    <>
      <s className="series-dropped">{formats.number(score)}</s>
      <span className="visually-hidden"> {t('standings:series.dropped')}</span>
    </>
  )
}
