import type { Desk as DeskData, DeskHead } from '@polynya/contract'
import { EmptyState, inLanguage, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { deskListQuery, deskQuery } from '../../features/event-results/results-queries.ts'
import { distanceName } from '../../features/events/distance-name.ts'
import { ExportFiles } from '../../features/exchange/ExportFiles.tsx'
import { FileImports } from '../../features/exchange/FileImports.tsx'
import { ImportResults } from '../../features/exchange/ImportResults.tsx'
import { PrintoutLinks } from '../../features/printouts/PrintoutLinks.tsx'
import { TimingLink } from '../../features/timing/TimingLink.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { administers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { DeskDistance } from './DeskDistance.tsx'
import { EditorsOfDesk } from './EditorsOfDesk.tsx'
import { PublishEvent } from './PublishEvent.tsx'
import { RulesOfDesk } from './RulesOfDesk.tsx'
import { type Desk, unsavedIn, useDesk } from './use-desk.ts'
import { useDeskLists } from './use-desk-lists.ts'
import './results-desk.css'

const DESK_PRINTOUTS = ['callRoom', 'laneCards4', 'laneCards8', 'teams', 'ceremony'] as const

const route = getRouteApi('/view-event/$id/desk')

/** The results desk of an event: results by distance, heat and lane, entered by keyboard alone. */
export function ResultsDeskPage() {
  const { t } = useWords()
  const { client } = useApp()
  const eventId = Number(route.useParams().id)
  return (
    <div className="page results-desk">
      <h1>{t('results:desk.heading')}</h1>
      <Loaded query={deskQuery(client, eventId)} failed={t('results:desk.failed')} rows={16}>
        {(desk) => <Distances desk={desk} />}
      </Loaded>
    </div>
  )
}

function Distances({ desk: data }: { readonly desk: DeskData }) {
  const { event, lists, secondEntry } = data
  const isAdministrator = administers(useUser(), event.region)
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const desk = useDesk(event.id)
  useDeskLists(data)
  const { values, hrefOf, open } = useAddressQuery()
  const [hasTiming, setTiming] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const [reached, setReached] = useState<number | null>(null)
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  usePageTitle({ name: `${t('results:desk.heading')}, ${name?.text}` })
  const shown =
    lists.find(({ distanceId }) => String(distanceId) === values.get('distance')) ?? firstOpen(lists)
  const ofDistance = ({ distanceId }: DeskHead) => new URLSearchParams({ distance: String(distanceId) })
  function openNext() {
    const next = shown && lists.slice(lists.indexOf(shown) + 1).find(({ starters }) => starters > 0)
    if (!next) return
    setReached(next.distanceId)
    open(ofDistance(next))
  }
  return (
    <>
      <p>
        <a href={paths.viewEvent(event.id)} lang={name?.lang}>
          {name?.text}
        </a>
      </p>
      {isAdministrator && <RulesOfDesk desk={data} />}
      {isAdministrator && <EditorsOfDesk eventId={event.id} />}
      <details onToggle={({ currentTarget }) => setTiming(currentTarget.open)}>
        <summary>{t('timing:link.heading')}</summary>
        {hasTiming && <TimingLink event={event} />}
      </details>
      <details onToggle={({ currentTarget }) => setPublishing(currentTarget.open)}>
        <summary>{t('results:desk.publishEvent.heading')}</summary>
        {isPublishing && <PublishEvent desk={data} />}
      </details>
      <details>
        <summary>{t('printouts:readers.desk')}</summary>
        <PrintoutLinks eventId={event.id} printouts={DESK_PRINTOUTS} />
      </details>
      <details>
        <summary>{t('printouts:exchange.heading')}</summary>
        <ImportResults eventId={event.id} />
        <FileImports eventId={event.id} />
        <ExportFiles eventId={event.id} />
      </details>
      <Connection desk={desk} />
      {!shown && <EmptyState title={t('results:desk.none')} />}
      <nav aria-label={t('results:desk.distances')}>
        <ul className="desk-distances">
          {lists.map((list) => (
            <li key={list.distanceId}>
              <a href={hrefOf(ofDistance(list))} aria-current={list === shown ? 'page' : undefined}>
                {distanceName(list, words)}{' '}
                <small>
                  {t('results:desk.recorded', { recorded: list.recorded, starters: list.starters })} ·{' '}
                  {t(`results:states.${list.state}`)}
                </small>
                <Unsaved count={unsavedIn(list, desk)} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown && (
        <Loaded
          key={shown.distanceId}
          query={deskListQuery(client, event.id, shown.distanceId)}
          failed={t('results:desk.failed')}
          rows={8}
        >
          {(list) => (
            <DeskDistance
              {...{ event, list, desk, secondEntry, isAdministrator }}
              takesFocus={reached === shown.distanceId}
              onFocus={() => setReached(null)}
              onEnd={openNext}
            />
          )}
        </Loaded>
      )}
    </>
  )
}

/** The first distance with starters that has no result for some; otherwise the first. */
const firstOpen = (lists: readonly DeskHead[]) =>
  lists.find(({ recorded, starters }) => recorded < starters) ?? lists[0]

/** Marks a distance in which something entered here is not on the server. */
function Unsaved({ count }: { readonly count: number }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <small>
      <b>{t('results:desk.unsaved', { count })}</b>
    </small>
  )
}

/** Whether everything that was entered is on the server, will be sent, or waits for a decision. */
function Connection({ desk: { pending, isOffline, isDurable } }: { readonly desk: Desk }) {
  const { t } = useWords()
  const stopped = [...pending.values()].filter((one) => one.stopped !== null).length
  const waiting = pending.size - stopped
  const state = isOffline ? (isDurable ? 'offline' : 'offlineUnstored') : 'pending'
  return (
    <>
      <p role="status" className="desk-connection" data-offline={(isOffline && waiting > 0) || stopped > 0}>
        {pending.size === 0 && t('results:desk.allSaved')}
        {waiting > 0 && t(`results:desk.${state}`, { count: waiting })}{' '}
        {stopped > 0 && t('results:desk.stopped', { count: stopped })}
      </p>
      {!isDurable && (
        <p role="alert" className="field-error">
          {t('results:desk.notStored')}
        </p>
      )}
    </>
  )
}
