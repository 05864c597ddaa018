import type { Starter } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { resultText } from '@polynya/i18n'
import { Button, starterName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { isNamed } from '../../features/event-lists/found-starts.ts'
import { distanceName } from '../../features/events/distance-name.ts'
import { type Board, type BoardStart, startsOf } from '../../features/live/live-board.ts'
import { type Moment, whenText } from '../../features/live/live-text.ts'
import { PushSwitch } from './PushSwitch.tsx'
import type { Mine } from './use-mine.ts'
import { useNews } from './use-news.ts'

interface Props {
  readonly eventId: number
  readonly board: Board
  readonly mine: Mine
  readonly moment: Moment
}

/** Starts and results of the swimmers that the reader follows, and the way to follow others. */
export function MySwimmers({ eventId, board, mine, moment }: Props) {
  const { t } = useWords()
  const starts = startsOf(board, mine.all)
  useNews(starts, moment)
  return (
    <section aria-labelledby="live-mine" className="live-mine">
      <h2 id="live-mine">{t('live:mine')}</h2>
      {starts.length > 0 && (
        <ul>
          {starts.map((start) => (
            <MyStart key={start.lane.starter.entryId} start={start} mine={mine} moment={moment} />
          ))}
        </ul>
      )}
      <FollowSwimmer board={board} mine={mine} />
      <PushSwitch eventId={eventId} iwsaids={mine.all} />
    </section>
  )
}

function MyStart({
  start: { heat, lane },
  mine,
  moment,
}: Omit<Props, 'eventId' | 'board'> & { readonly start: BoardStart }) {
  const words = useWords()
  const { t, language } = words
  const { iwsaid } = lane.starter
  const name = starterName(lane.starter, language)
  const place = [
    t('live:heat', { heat: String(lane.heat.heat) }),
    t('live:lane', { lane: String(lane.lane) }),
    whenText(heat, moment, words),
  ]
  return (
    <li>
      <b lang={name.lang}>{name.text}</b> <span>{distanceName(lane.list, words)}</span>{' '}
      {lane.result ? (
        <b className="race-time">{resultText(lane.result, t)}</b>
      ) : (
        <span>{place.filter(Boolean).join(' · ')}</span>
      )}
      {mine.iwsaids.has(iwsaid) && (
        <Button onClick={() => mine.unfollow(iwsaid)}>
          {t('live:follow.stop')}
          <span className="visually-hidden"> {name.text}</span>
        </Button>
      )}
    </li>
  )
}

const MOST_FOUND = 8

function FollowSwimmer({ board, mine }: Pick<Props, 'board' | 'mine'>) {
  const { t, language } = useWords()
  const [query, setQuery] = useState('')
  const found = query.trim() === '' ? [] : startersNamed(board, query)
  return (
    <search className="live-follow">
      <label>
        {t('live:follow.label')}
        <input
          type="search"
          autoComplete="off"
          maxLength={LENGTHS.lastNameSearch[1]}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p className="note">{t('live:follow.hint')}</p>
      <p role="status">{query.trim() !== '' && found.length === 0 && t('live:follow.none')}</p>
      <ul>
        {found.map((starter) => {
          const name = starterName(starter, language)
          return (
            <li key={starter.iwsaid}>
              <span lang={name.lang}>{name.text}</span>{' '}
              {!mine.all.has(starter.iwsaid) && (
                <Button onClick={() => mine.follow(starter.iwsaid)}>
                  {t('live:follow.button')}
                  <span className="visually-hidden"> {name.text}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </search>
  )
}

/** Starters whose names match, each once. */
function startersNamed({ current, next, last }: Board, query: string): Starter[] {
  const heats = [...(current ? [current] : []), ...next, ...last]
  const starters = heats.flatMap(({ lanes }) => lanes.map(({ starter }) => starter))
  const found = starters.filter((starter) => isNamed(starter, query))
  return [...new Map(found.map((starter) => [starter.iwsaid, starter])).values()].slice(0, MOST_FOUND)
}
