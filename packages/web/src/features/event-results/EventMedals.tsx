import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { MedalTable } from '../medals/MedalTable.tsx'
import { awardeeIn, awardeeOptions, sortIn, sortOptions } from '../medals/medal-choices.ts'
import { medalsQuery } from '../medals/medal-queries.ts'

/** Number of rows that are shown of an event; the page of medals has no limit. */
const LIMIT = 100

/** The medal table of an event. */
export function EventMedals({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const [by, setBy] = useState(awardeeIn(null))
  const [sort, setSort] = useState(sortIn(null))
  return (
    <section className="event-medals" aria-labelledby="event-medals">
      <h3 id="event-medals">{t('standings:medals.heading')}</h3>
      <div className="ranking-filters">
        <RequiredChoice
          label={t('standings:medals.countedBy')}
          value={by}
          options={awardeeOptions(t)}
          onChoose={(value) => setBy(awardeeIn(value))}
        />
        <RequiredChoice
          label={t('standings:medals.rankedBy')}
          value={sort}
          options={sortOptions(t)}
          onChoose={(value) => setSort(sortIn(value))}
        />
      </div>
      <Loaded
        query={medalsQuery(client, { by, sort, eventId, limit: LIMIT })}
        failed={t('standings:medals.failed')}
      >
        {({ medals }) =>
          medals.length === 0 ? (
            <p className="note">{t('standings:medals.noneOf')}</p>
          ) : (
            <MedalTable caption={t(`standings:medals.captions.${by}`)} by={by} rows={medals} isBusy={false} />
          )
        }
      </Loaded>
      <p>
        <a href={paths.medals}>{t('standings:medals.ofSeason')}</a>
      </p>
    </section>
  )
}
