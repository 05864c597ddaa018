import type { FederationRecord } from '@polynya/contract'
import { formatRaceTime, parseRaceTime } from '@polynya/domain'
import { Button, type ChartData, useWords, type Words } from '@polynya/ui'
import { lazy, Suspense, useMemo } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import { recordPlace } from '../../features/records/record-place.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { RecordTable } from './RecordTable.tsx'
import { historyQuery } from './record-queries.ts'
import type { RecordScope } from './record-search.ts'

/** What draws a chart: fetched when a history is opened. */
const Chart = lazy(async () => ({ default: (await import('./LazyChart.tsx')).LazyChart }))

/** How a record has improved: a chart, and the times that set it. */
export function RecordHistory({ scope }: { readonly scope: RecordScope }) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const { values, open } = useAddressQuery()
  const name = [distanceName(scope, words), scope.ageGroup && t('records:group', { group: scope.ageGroup })]
  const record = name.filter(Boolean).join(', ')
  const close = () => {
    values.delete('history')
    open(values)
  }
  return (
    <section className="record-history" aria-labelledby="record-history">
      <h2 id="record-history">{t('records:historyOf', { record })}</h2>
      <Loaded query={historyQuery(client, scope)} failed={t('records:historyFailed')} rows={3}>
        {(records) =>
          records.length === 0 ? (
            <p className="note">{t('records:none')}</p>
          ) : (
            <>
              <Progress records={records} />
              <RecordTable
                caption={t('records:historyOf', { record })}
                records={records.toReversed()}
                isBusy={false}
                hasHistory={false}
              />
            </>
          )
        }
      </Loaded>
      <p className="buttons">
        <Button onClick={close}>{t('records:historyEnd')}</Button>
      </p>
    </section>
  )
}

/** The chart of a record with two times or more. */
function Progress({ records }: { readonly records: readonly FederationRecord[] }) {
  const words = useWords()
  const data = useMemo(() => chartOf(records, words), [records, words])
  if (data.categories.length < 2) return null
  return (
    <Suspense fallback={<div className="chart-pending" />}>
      <Chart
        title={words.t('records:progress')}
        category={words.t('records:date')}
        data={data}
        kind="lines"
        write={raceTime}
        headingLevel={3}
      />
    </Suspense>
  )
}

function chartOf(records: readonly FederationRecord[], { t, formats, language }: Words): ChartData {
  const counting = records.filter(({ state }) => state !== 'declined')
  return {
    categories: counting.map(({ date }) => formats.shortDate(date)),
    notes: counting.map((record) => recordPlace(record, language)?.text ?? ''),
    series: [{ label: t('records:time'), values: counting.map(({ time }) => parseRaceTime(time) ?? 0) }],
  }
}

/** Formats a race time; axis ticks may lie between hundredths. */
const raceTime = (timeCs: number) => formatRaceTime(Math.max(1, Math.round(timeCs)))
