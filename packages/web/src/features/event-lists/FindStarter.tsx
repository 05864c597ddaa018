import type { EventView, Starter, StartList } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { Button, swimmerName, useWords, type Words } from '@polynya/ui'
import type { FormEvent } from 'react'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { distanceName } from '../events/distance-name.ts'
import { foundStarts, type Start } from './found-starts.ts'
import { startListsQuery } from './lists-queries.ts'

/** Finds a name in all start lists of an event: distance, heat, lane and time of each start. */
export function FindStarter({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { client } = useApp()
  const { values, open } = useAddressQuery()
  const name = values.get('name') ?? ''

  function find(wanted: string) {
    const next = new URLSearchParams(values)
    if (wanted) next.set('name', wanted)
    else next.delete('name')
    open(next)
  }

  function onSubmit(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    find(String(new FormData(domEvent.currentTarget).get('name') ?? '').trim())
  }

  return (
    <>
      <search className="filters list-filters" aria-label={t('startLists:lists.findMine')}>
        <form key={name} onSubmit={onSubmit}>
          <label>
            {t('startLists:lists.findMine')}
            <input
              type="text"
              name="name"
              autoComplete="off"
              maxLength={LENGTHS.lastNameSearch[1]}
              defaultValue={name}
            />
          </label>
          <Button type="submit">{t('startLists:entries.find')}</Button>
          {name && <Button onClick={() => find('')}>{t('startLists:entries.reset')}</Button>}
        </form>
      </search>
      {name && (
        <Loaded query={startListsQuery(client, event.id, null)} failed={t('startLists:lists.failed')}>
          {({ lists }) => <Found lists={lists} name={name} event={event} />}
        </Loaded>
      )}
    </>
  )
}

interface FoundProps {
  readonly lists: readonly StartList[]
  readonly name: string
  readonly event: EventView
}

function Found({ lists, name, event }: FoundProps) {
  const words = useWords()
  const { t, language } = words
  const hrefOf = useModalHref()
  const starts = foundStarts(lists, name)
  return (
    <div className="found-swimmer" role="status">
      {starts.length === 0 && <p>{t('startLists:lists.noneFound')}</p>}
      <ul>
        {starts.map((start) => (
          <li key={start.starter.entryId}>
            <StarterLink starter={start.starter} href={hrefOf(start.starter.iwsaid)} language={language} />
            {': '}
            {startText(start, event, words)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function StarterLink({
  starter,
  href,
  language,
}: {
  readonly starter: Starter
  readonly href: string
  readonly language: Words['language']
}) {
  const { main } = swimmerName(starter, language)
  return (
    <a href={href} lang={main.lang}>
      {main.text}
    </a>
  )
}

/** Where and when a swimmer starts: «50 м брасс, женщины: заплыв 3, дорожка 4, 10:36». */
function startText({ list, heat, lane }: Start, { timeZone }: EventView, words: Words): string {
  const { t, formats } = words
  const at = heat?.startsAt ?? list.startsAt
  const parts = [
    distanceName(list, words),
    heat && lane !== null && t('startLists:lists.at', { heat: String(heat.heat), lane: String(lane) }),
    !heat && t('startLists:late'),
    at && formats.longDate(at, timeZone),
  ]
  return parts.filter(Boolean).join(' · ')
}
