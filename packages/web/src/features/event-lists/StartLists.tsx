import type { EventSession, EventView, StartList as StartListData, StartListHead } from '@polynya/contract'
import { Button, EmptyState, inLanguage, StartList, useWords } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { sessionsQuery } from '../event-sessions/sessions-query.ts'
import { distanceName } from '../events/distance-name.ts'
import { PrintoutLinks } from '../printouts/PrintoutLinks.tsx'
import { FindStarter } from './FindStarter.tsx'
import { startListHeadsQuery, startListsQuery } from './lists-queries.ts'
import './event-lists.css'

interface Props {
  readonly event: EventView
  readonly iwsaid: string | undefined
}

/** The start lists of an event, by distance and heat. */
export function StartLists({ event, iwsaid }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <div className="event-list">
      <Loaded query={startListHeadsQuery(client, event.id)} failed={t('startLists:lists.failed')}>
        {({ lists }) => {
          const made = lists.filter(({ version, entries }) => version !== null && entries > 0)
          if (made.length > 0) return <MadeLists event={event} iwsaid={iwsaid} heads={made} />
          return <NoLists isMade={lists.some(({ version }) => version !== null)} />
        }}
      </Loaded>
    </div>
  )
}

/** No list was seeded yet, or the seeded lists are empty. */
function NoLists({ isMade }: { readonly isMade: boolean }) {
  const { t } = useWords()
  return (
    <EmptyState title={t('messages:events.preStartNotFound')}>
      <p>{isMade ? t('messages:events.noRegistrations') : t('startLists:lists.toCome')}</p>
    </EmptyState>
  )
}

const ALL = 'all'

function MadeLists({ event, iwsaid, heads }: Props & { readonly heads: readonly StartListHead[] }) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const { values, open } = useAddressQuery()
  const { data } = useQuery(sessionsQuery(client, event.id))
  const wanted = values.get('list')
  const chosen = heads.find(({ distanceId }) => String(distanceId) === wanted) ?? heads[0]
  const distanceId = wanted === ALL ? null : (chosen?.distanceId ?? null)

  function choose(value: string | undefined) {
    const next = new URLSearchParams(values)
    if (value) next.set('list', value)
    else next.delete('list')
    open(next)
  }

  return (
    <>
      <PrintHeading event={event} />
      <FindStarter event={event} />
      <div className="filters list-filters">
        <Choice
          label={t('startLists:lists.distance')}
          none={t('startLists:lists.all')}
          value={distanceId === null ? undefined : String(distanceId)}
          options={heads.map((head) => ({ value: String(head.distanceId), text: distanceName(head, words) }))}
          onChoose={(value) => choose(value ?? ALL)}
        />
        <Button onClick={() => printOnly('pre-start')}>{t('startLists:lists.print')}</Button>
      </div>
      <Loaded
        query={startListsQuery(client, event.id, distanceId)}
        failed={t('startLists:lists.failed')}
        rows={6}
      >
        {({ lists }) =>
          lists
            .filter(({ heats, late }) => heats.length + late.length > 0)
            .map((list) => (
              <OneList
                key={list.distanceId}
                list={list}
                session={data?.sessions.find(({ number }) => number === list.session)}
                event={event}
                iwsaid={iwsaid}
              />
            ))
        }
      </Loaded>
      <PrintoutLinks eventId={event.id} printouts={['startlists', 'startsBySwimmer', 'timetable']} />
    </>
  )
}

interface OneListProps extends Props {
  readonly list: StartListData
  readonly session: EventSession | undefined
}

/** A start list with its planned start and the temperatures of its session, which are printed with it. */
function OneList({ list, session: conditions, event, iwsaid }: OneListProps) {
  const words = useWords()
  const { t, formats } = words
  const hrefOf = useModalHref()
  const { isLocked, updatedAt, heats, pool, session, startsAt } = list
  const { waterTemp = null, airTemp = null } = conditions ?? {}
  const facts = [
    t(`startLists:lists.${isLocked ? 'final' : 'preliminary'}`),
    t('startLists:counts.heats', { count: heats.length }),
    pool && t('startLists:lists.pool', { first: String(pool.first), last: String(pool.last) }),
    session > 1 && t('startLists:lists.session', { session: String(session) }),
    startsAt && t('startLists:lists.startsAt', { time: formats.time(startsAt, event.timeZone) }),
    waterTemp !== null && t('startLists:lists.water', { degrees: formats.temperature(waterTemp) }),
    airTemp !== null && t('startLists:lists.air', { degrees: formats.temperature(airTemp) }),
    updatedAt && t('startLists:lists.updated', { date: formats.longDate(updatedAt, event.timeZone) }),
  ]
  return (
    <section className="one-start-list">
      <h3>{distanceName(list, words)}</h3>
      <p className="note">{facts.filter(Boolean).join(' · ')}</p>
      <StartList list={list} timeZone={event.timeZone} hrefOf={hrefOf} highlighted={iwsaid} />
    </section>
  )
}

/** Head of a printed list: name, dates, place and water temperature of the event. */
function PrintHeading({ event }: { readonly event: EventView }) {
  const { t, language, formats } = useWords()
  const { clock } = useApp()
  const { name, nameEn, address, addressEn, startDate, endDate, waterTemp, timeZone } = event
  const place = inLanguage(language, { ru: address, en: addressEn })?.text
  const facts = [
    startDate && endDate && formats.dateRange(startDate, endDate),
    place,
    waterTemp !== null && t('startLists:lists.water', { degrees: formats.temperature(waterTemp) }),
  ]
  return (
    <div className="print-heading">
      <p>{inLanguage(language, { ru: name, en: nameEn })?.text}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>{t('startLists:lists.printed', { date: formats.longDate(clock(), timeZone) })}</p>
    </div>
  )
}

/** Prints one section of the page alone, by its id: the style sheet reads `data-print`. */
function printOnly(section: string) {
  const { dataset } = document.documentElement
  dataset.print = section
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
