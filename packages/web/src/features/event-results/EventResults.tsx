import type { EventView, ResultList } from '@polynya/contract'
import { GENDERS, type Gender, isResultOf } from '@polynya/domain'
import { Button, EmptyState, ResultTable, useWords } from '@polynya/ui'
import type { FormEvent } from 'react'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { distanceName } from '../events/distance-name.ts'
import { PrintoutLinks } from '../printouts/PrintoutLinks.tsx'
import { EventHighlights } from './EventHighlights.tsx'
import { EventMedals } from './EventMedals.tsx'
import { ResultKey } from './ResultKey.tsx'
import { eventResultsQuery } from './results-queries.ts'
import { groupsIn, type ResultsFilter, readFilter, shownResults } from './shown-results.ts'
import '../event-lists/event-lists.css'
import './event-results.css'

interface Props {
  readonly event: EventView
  /** A swimmer whose results are highlighted. */
  readonly iwsaid: string | undefined
  /** Shown while nothing is published. */
  readonly none: string
}

/** The published results of an event, by distance. */
export function EventResults({ event, iwsaid, none }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <div className="event-list">
      <Loaded query={eventResultsQuery(client, event.id)} failed={t('results:failed')} rows={6}>
        {({ lists }) =>
          lists.length === 0 ? (
            <p className="note">{none}</p>
          ) : (
            <Published event={event} lists={lists} iwsaid={iwsaid} />
          )
        }
      </Loaded>
    </div>
  )
}

/** Key of the stored distance of an event. */
const storageKey = (eventId: number) => `results.distance.${eventId}`

interface PublishedProps {
  readonly event: EventView
  readonly lists: readonly ResultList[]
  readonly iwsaid: string | undefined
}

function Published({ event, lists, iwsaid }: PublishedProps) {
  const { t } = useWords()
  const { storage } = useApp()
  const { values, open } = useAddressQuery()
  const filter = readFilter(values, storage.read(storageKey(event.id)))
  const shown = iwsaid && !values.has('name') ? ofSwimmer(lists, iwsaid) : shownResults(lists, filter)

  function change(name: string, value: string | undefined) {
    if (name === 'distance') storage.write(storageKey(event.id), value ?? null)
    const next = new URLSearchParams(values)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    open(next)
  }

  return (
    <>
      <Filters event={event} lists={lists} filter={filter} onChange={change} />
      {shown.length === 0 && <EmptyState title={t('results:noneFound')} />}
      {shown.map((list) => (
        <OneDistance key={list.distanceId} list={list} event={event} iwsaid={iwsaid} />
      ))}
      <ResultKey lists={shown} />
      <EventHighlights lists={lists} />
      {lists.some(({ state }) => state !== 'empty') && <EventMedals eventId={event.id} />}
      <PrintoutLinks eventId={event.id} printouts={['protocol', 'absolute', 'medals']} />
    </>
  )
}

/** The distances on which a swimmer has a result, with all of their gender; all distances if there is none. */
function ofSwimmer(lists: readonly ResultList[], iwsaid: string): readonly ResultList[] {
  const own = lists.filter(({ results }) => results.some((result) => isResultOf(result, iwsaid)))
  return own.length > 0 ? own : lists
}

interface FiltersProps {
  readonly event: EventView
  readonly lists: readonly ResultList[]
  readonly filter: ResultsFilter
  readonly onChange: (name: string, value: string | undefined) => void
}

function Filters({ event, lists, filter, onChange }: FiltersProps) {
  const words = useWords()
  const { t } = words
  const known = lists.find(({ distanceId }) => distanceId === filter.distanceId)
  const genders = [2, 1] as const satisfies Gender[]
  return (
    <search className="filters list-filters" aria-label={t('results:filters.label')}>
      <Choice
        label={t('results:filters.distance')}
        none={t('results:filters.allDistances')}
        value={known && String(known.distanceId)}
        options={lists.map((list) => ({ value: String(list.distanceId), text: distanceName(list, words) }))}
        onChoose={(value) => onChange('distance', value)}
      />
      <Choice
        label={t('results:filters.gender')}
        none={t('results:filters.anyGender')}
        value={filter.gender === 0 ? undefined : String(filter.gender)}
        options={genders.map((gender) => ({
          value: String(gender),
          text: t(`sport:genders.${GENDERS[gender]}`),
        }))}
        onChoose={(value) => onChange('gender', value ?? '0')}
      />
      <Choice
        label={t('results:filters.ageGroup')}
        none={t('results:filters.anyAgeGroup')}
        value={filter.ageGroup || undefined}
        options={groupsIn(lists, event.ageGroups).map((code) => ({ value: code, text: code }))}
        onChoose={(value) => onChange('group', value)}
      />
      <FindName name={filter.name} onFind={(name) => onChange('name', name || undefined)} />
    </search>
  )
}

function FindName({ name, onFind }: { readonly name: string; readonly onFind: (name: string) => void }) {
  const { t } = useWords()
  function onSubmit(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    onFind(String(new FormData(domEvent.currentTarget).get('name') ?? '').trim())
  }
  return (
    <form key={name} onSubmit={onSubmit}>
      <label>
        {t('results:filters.name')}
        <input type="text" name="name" autoComplete="off" maxLength={40} defaultValue={name} />
      </label>
      <Button type="submit">{t('startLists:entries.find')}</Button>
      {name && <Button onClick={() => onFind('')}>{t('startLists:entries.reset')}</Button>}
    </form>
  )
}

function OneDistance({ list, event, iwsaid }: Omit<PublishedProps, 'lists'> & { readonly list: ResultList }) {
  const words = useWords()
  const { t, formats } = words
  const { state, publishedAt } = list
  const hrefOf = useModalHref()
  return (
    <section className="one-start-list">
      <h3>{distanceName(list, words)}</h3>
      <p className="note">
        {publishedAt === null || state === 'empty'
          ? t('results:stateAll')
          : t('results:state', {
              state: t(`results:states.${state}`),
              date: formats.longDate(publishedAt, event.timeZone),
            })}
      </p>
      <ResultTable list={list} hrefOf={hrefOf} highlighted={iwsaid} />
    </section>
  )
}
