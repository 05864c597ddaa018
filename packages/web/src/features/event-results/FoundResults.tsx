import type { EventView } from '@polynya/contract'
import { isResultOf } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { shortDistance } from '../events/distance-name.ts'
import { OwnDiplomas } from './OwnDiplomas.tsx'
import { eventResultsQuery } from './results-queries.ts'

interface Props {
  readonly event: Pick<EventView, 'id' | 'results'>
  readonly iwsaid: string
}

/** The published results of the swimmer named in the address, with the documents for its account; nothing before the first are published. */
export function FoundResults({ event, iwsaid }: Props) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  if (event.results.length === 0) return null
  return (
    <Loaded query={eventResultsQuery(client, event.id)} failed={t('results:failed')} rows={1}>
      {({ lists }) => (
        <>
          <ul className="entry-tags" aria-label={t('results:ofSwimmer')}>
            {lists.flatMap(({ distanceId, distCode, results }) =>
              results
                .filter((result) => isResultOf(result, iwsaid))
                .map(({ starter, status, finalTime, places }) => (
                  <li key={`${distanceId} ${starter.entryId}`}>
                    {shortDistance(distCode, words)}
                    <b className="race-time">
                      {status === 'finished' ? (finalTime ?? t('results:table.participated')) : status}
                    </b>
                    {places.absolute !== null && (
                      <small>{t('results:placeOf', { place: String(places.absolute) })}</small>
                    )}
                    {starter.division !== null && places.division !== null && (
                      <small>
                        {t('results:table.placeIn', {
                          place: String(places.division),
                          group: starter.division,
                        })}
                      </small>
                    )}
                  </li>
                )),
            )}
          </ul>
          <OwnDiplomas eventId={event.id} iwsaid={iwsaid} lists={lists} />
        </>
      )}
    </Loaded>
  )
}
