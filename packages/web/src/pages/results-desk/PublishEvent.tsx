import type { Desk, DeskHead, Publication } from '@polynya/contract'
import { isToPublish, PUBLISHED_STATES, type PublishedState } from '@polynya/domain'
import { Button, useWords, type Words } from '@polynya/ui'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { useListChanged } from './use-list-change.ts'

/** While distances are being published, the progress is requested again after this time. */
const PROGRESS_MS = 1000

/** Publishes all distances of an event that have results, and shows the latest publication. */
export function PublishEvent({ desk }: { readonly desk: Desk }) {
  const { t } = useWords()
  const { client } = useApp()
  const eventId = desk.event.id
  const query = queryOptions({
    queryKey: keys.results.publication(eventId),
    queryFn: ({ signal }) => client.results.publication({ params: { eventId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.publication?.isOpen ? PROGRESS_MS : false),
  })
  return (
    <>
      <p>{t('results:desk.publishEvent.lead')}</p>
      <Loaded query={query} failed={t('results:desk.failed')}>
        {({ publication }) => (
          <>
            {publication && <Latest publication={publication} lists={desk.lists} eventId={eventId} />}
            {!publication?.isOpen && <Request desk={desk} />}
          </>
        )}
      </Loaded>
    </>
  )
}

interface LatestProps {
  readonly publication: Publication
  readonly lists: readonly DeskHead[]
  readonly eventId: number
}

/** The progress of a publication, and the distances that it left out. */
function Latest({ publication, lists, eventId }: LatestProps) {
  const words = useWords()
  const { t } = words
  const { hrefOf } = useAddressQuery()
  const { client } = useApp()
  const { isOpen, isCancelled, done, count, outcomes } = publication
  const shown = useListChanged(eventId)
  const showProgress = useEffectEvent(() => void shown())
  useEffect(() => {
    if (done > 0) showProgress()
  }, [done])
  const stop = useMutation({
    mutationFn: () => client.results.cancelPublication({ params: { eventId } }),
    onSuccess: () => shown(),
  })
  const published = outcomes.filter(({ outcome }) => outcome === 'published').length
  const state = isOpen ? 'progress' : isCancelled ? 'cancelled' : 'completed'
  return (
    <>
      {isOpen && <progress max={count} value={done} aria-label={t('results:desk.publishEvent.heading')} />}
      <p role="status">{t(`results:desk.publishEvent.${state}`, { done, count, published })}</p>
      {isOpen && (
        <p className="buttons">
          <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
            {t('results:desk.publishEvent.stop')}
          </Button>
        </p>
      )}
      {published < done && (
        <>
          <h3>{t('results:desk.publishEvent.skipped')}</h3>
          <ul>
            {outcomes.map(({ distanceId, outcome, findings }) => {
              const list = lists.find((each) => each.distanceId === distanceId)
              if (!list || outcome === 'published') return null
              return (
                <li key={distanceId}>
                  <a href={hrefOf(new URLSearchParams({ distance: String(distanceId) }))}>
                    {distanceName(list, words)}
                  </a>
                  : {t(`results:desk.publishEvent.outcomes.${outcome}`, { count: findings })}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}

/** Asks in which state to publish; nothing is shown where there is nothing to publish. */
function Request({ desk: { event, lists } }: { readonly desk: Desk }) {
  const words = useWords()
  const { t } = words
  const { client, queryClient } = useApp()
  const id = useId()
  const [confirmed, setConfirmed] = useState(false)
  const targets = PUBLISHED_STATES.filter((state) => lists.some((list) => isToPublish(list, state)))
  const [chosen, setChosen] = useState<PublishedState>()
  const target = targets.find((state) => state === chosen) ?? targets[0]
  const { mutate, isPending, error } = useMutation({
    mutationFn: (state: PublishedState) =>
      client.results.publishEvent({ params: { eventId: event.id }, body: { state, confirmed } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.results.publication(event.id) }),
  })
  if (target === undefined) return null
  return (
    <>
      <fieldset className="field">
        <legend>{t('results:desk.publishEvent.target')}</legend>
        {targets.map((state) => (
          <Target
            key={state}
            {...{ name: id, state, words }}
            isChosen={state === target}
            onChoose={setChosen}
          />
        ))}
      </fieldset>
      <label className="tick">
        <input
          type="checkbox"
          checked={confirmed}
          onChange={({ target: box }) => setConfirmed(box.checked)}
        />
        <span>{t('results:desk.publishEvent.confirmed')}</span>
      </label>
      <p role="alert" className="field-error">
        {error && failureText(error, words).advice}
      </p>
      <p className="buttons">
        <Button kind="primary" isBusy={isPending} onClick={() => mutate(target)}>
          {t('results:desk.publishEvent.start')}
        </Button>
      </p>
    </>
  )
}

interface TargetProps {
  readonly name: string
  readonly state: PublishedState
  readonly isChosen: boolean
  readonly words: Words
  readonly onChoose: (state: PublishedState) => void
}

function Target({ name, state, isChosen, words: { t }, onChoose }: TargetProps) {
  return (
    <label className="tick">
      <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(state)} />
      <span>{t(`results:desk.publishEvent.targets.${state}`)}</span>
    </label>
  )
}
