import type { Desk as DeskData, DeskHead, DeskList } from '@polynya/contract'
import { DESK_LETTERS } from '@polynya/domain'
import { EmptyState, inLanguage, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { deskListQuery, deskQuery } from '../../features/event-results/results-queries.ts'
import { distanceName } from '../../features/events/distance-name.ts'
import { PrintoutLinks } from '../../features/printouts/PrintoutLinks.tsx'
import { TimingLink } from '../../features/timing/TimingLink.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { administers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { DeskActions } from './DeskActions.tsx'
import { DeskRow } from './DeskRow.tsx'
import { EditorsOfDesk } from './EditorsOfDesk.tsx'
import { PublishEvent } from './PublishEvent.tsx'
import { RulesOfDesk } from './RulesOfDesk.tsx'
import { heatsOf } from './result-line.ts'
import { type Desk, useDesk } from './use-desk.ts'
import { proposalOf, useProposals } from './use-proposals.ts'
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
      <Loaded query={deskQuery(client, eventId)} failed={t('results:desk.failed')}>
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
  const { values, hrefOf } = useAddressQuery()
  const [hasTiming, setTiming] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const shown =
    lists.find(({ distanceId }) => String(distanceId) === values.get('distance')) ?? firstOpen(lists)
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
      <Connection desk={desk} />
      {!shown && <EmptyState title={t('results:desk.none')} />}
      <nav aria-label={t('results:desk.distances')}>
        <ul className="desk-distances">
          {lists.map((list) => (
            <li key={list.distanceId}>
              <a
                href={hrefOf(new URLSearchParams({ distance: String(list.distanceId) }))}
                aria-current={list === shown ? 'page' : undefined}
              >
                {distanceName(list, words)}{' '}
                <small>
                  {t('results:desk.recorded', { recorded: list.recorded, starters: list.starters })} ·{' '}
                  {t(`results:states.${list.state}`)}
                </small>
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
          {(list) => <Distance event={event} {...{ list, desk, secondEntry, isAdministrator }} />}
        </Loaded>
      )}
    </>
  )
}

/** The first distance with starters that has no result for some; otherwise the first. */
const firstOpen = (lists: readonly DeskHead[]) =>
  lists.find(({ recorded, starters }) => recorded < starters) ?? lists[0]

/** Whether everything that was entered is on the server. */
function Connection({ desk: { pending, isOffline, isDurable } }: { readonly desk: Desk }) {
  const { t } = useWords()
  const count = pending.size
  const state = isOffline ? (isDurable ? 'offline' : 'offlineUnstored') : 'pending'
  return (
    <>
      <p role="status" className="desk-connection" data-offline={isOffline && count > 0}>
        {count === 0 ? t('results:desk.allSaved') : t(`results:desk.${state}`, { count })}
      </p>
      {!isDurable && (
        <p role="alert" className="field-error">
          {t('results:desk.notStored')}
        </p>
      )}
    </>
  )
}

interface DistanceProps {
  readonly event: DeskData['event']
  readonly list: DeskList
  readonly desk: Desk
  readonly secondEntry: boolean
  readonly isAdministrator: boolean
}

function Distance({
  event: { id: eventId, timeZone },
  list,
  desk,
  secondEntry,
  isAdministrator,
}: DistanceProps) {
  const words = useWords()
  const { t } = words
  const [changeReason, setChangeReason] = useState('')
  const [isSecond, setSecond] = useState(false)
  const proposals = useProposals(eventId)
  const isPublished = list.state !== 'empty'
  const { DNS, DNF, DSQ, WDR, EXH } = DESK_LETTERS
  const letters = { dns: DNS, dnf: DNF, dsq: DSQ, wdr: WDR, exh: EXH }
  return (
    <section className="desk-distance">
      <h2>{distanceName(list, words)}</h2>
      <p className="note">
        {t('results:desk.intro', { ...letters, example: '4150 UW HD' })}{' '}
        {t('results:desk.detailsKey', { key: 'F2' })}
      </p>
      <DeskActions {...{ eventId, timeZone, list, isAdministrator }} />
      {isPublished && (
        <label className="desk-reason">
          {t('results:desk.changeReason')}
          <input
            type="text"
            maxLength={300}
            value={changeReason}
            onChange={({ target }) => setChangeReason(target.value)}
          />
        </label>
      )}
      {secondEntry && (
        <label className="checkbox">
          <input type="checkbox" checked={isSecond} onChange={({ target }) => setSecond(target.checked)} />{' '}
          {t('results:desk.secondPass')}
        </label>
      )}
      {heatsOf(list.lanes).map(([heat, lanes]) => (
        <div key={heat} className="desk-heat">
          <h3>{heat === null ? t('results:desk.noHeat') : t('results:desk.heat', { heat: String(heat) })}</h3>
          <MergedHeats heats={list.mergedHeats.find((each) => each.heat === heat)?.mergedWith ?? []} />
          <table>
            <thead>
              <tr>
                {(['lane', 'name', 'entry', 'state'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`results:desk.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lanes.map((lane) => (
                <DeskRow
                  key={lane.starter.entryId}
                  lane={lane}
                  distCode={list.distCode}
                  timeZone={timeZone}
                  pending={desk.pending.get(lane.starter.entryId)}
                  proposal={proposalOf(proposals, list.distanceId, lane)}
                  isSecond={isSecond}
                  isDisabled={list.isLocked || (isPublished && changeReason.trim().length < 3)}
                  onEnter={(text, version, details) =>
                    desk.enter({
                      distanceId: list.distanceId,
                      entryId: lane.starter.entryId,
                      text,
                      version,
                      isSecond,
                      ...details,
                      changeReason: isPublished ? changeReason.trim() : null,
                    })
                  }
                  onForget={() => desk.forget(lane.starter.entryId)}
                />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  )
}

interface MergedHeatsProps {
  readonly heats: DeskList['mergedHeats'][number]['mergedWith']
}

/** Links to the lists of the heats that swim together with a heat, whose results are entered there. */
function MergedHeats({ heats }: MergedHeatsProps) {
  const words = useWords()
  const { t } = words
  const { hrefOf } = useAddressQuery()
  if (heats.length === 0) return null
  return (
    <p className="note desk-merged">
      {t('results:desk.mergedWith')}
      {heats.map((each) => (
        <a
          key={`${each.distanceId} ${each.heat}`}
          href={hrefOf(new URLSearchParams({ distance: String(each.distanceId) }))}
        >
          {t('results:desk.mergedHeat', { distance: distanceName(each, words), heat: String(each.heat) })}
        </a>
      ))}
    </p>
  )
}
