import type { EventView, StartListHead } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { ContentSection } from '../../event-content/ContentSection.tsx'
import { sessionsQuery } from '../../event-sessions/sessions-query.ts'
import { distanceName } from '../../events/distance-name.ts'
import { startListHeadsQuery } from '../lists-queries.ts'
import { ListRules } from '../rules/ListRules.tsx'
import { ChangeFailed } from './ChangeFailed.tsx'
import { ListEditor } from './ListEditor.tsx'
import { SeedButton } from './SeedButton.tsx'
import { useListChange } from './use-list-change.ts'
import { type ListOrder, useListOrder } from './use-list-order.ts'
import './manage.css'

/** The start lists of an event, for its administrators: each with its state, and one of them opened. */
export function ManagedLists({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <ContentSection id="content-lists" heading={t('startLists:manage.heading')} level={2}>
      <p>{t('startLists:manage.intro')}</p>
      <ListRules eventId={event.id} />
      <Loaded query={startListHeadsQuery(client, event.id)} failed={t('startLists:lists.failed')}>
        {({ lists }) => <Heads event={event} heads={lists} />}
      </Loaded>
    </ContentSection>
  )
}

function Heads({ event, heads }: { readonly event: EventView; readonly heads: readonly StartListHead[] }) {
  const { t } = useWords()
  const { client } = useApp()
  const change = useListChange(event.id, null)
  const [openedId, setOpenedId] = useState<number>()
  const { data } = useQuery(sessionsQuery(client, event.id))
  const order = useListOrder({ eventId: event.id, heads, sessions: data?.sessions ?? [], change })
  const opened = heads.find(({ distanceId }) => distanceId === openedId)

  const publishAll = () =>
    client.events.publishPrestart({ params: { id: event.id }, body: { isPublished: true } })

  function open(distanceId: number) {
    setOpenedId(distanceId)
    setTimeout(() => document.getElementById('list-editor-heading')?.focus())
  }

  return (
    <>
      <ChangeFailed error={change.error} />
      <div className="managed-lists">
        <table>
          <caption className="visually-hidden">{t('startLists:manage.caption')}</caption>
          <thead>
            <tr>
              {(['order', 'distance', 'entries', 'late', 'heats', 'start', 'state'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`startLists:manage.columns.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {heads.map((head) => (
              <Head
                key={head.distanceId}
                event={event}
                head={head}
                isOpened={head === opened}
                onOpen={open}
                order={order}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="buttons seeding">
        <SeedButton eventId={event.id} distanceId={null} version={null} change={change}>
          {t('startLists:manage.seedAll')}
        </SeedButton>
        {heads.some(({ version, isPublished }) => version !== null && !isPublished) && (
          <Button isBusy={change.isBusy} onClick={() => change.make(publishAll, 'published')}>
            {t('startLists:manage.publishAll')}
          </Button>
        )}
      </div>
      {opened && <ListEditor key={opened.distanceId} event={event} head={opened} heads={heads} />}
    </>
  )
}

function Head({
  event,
  head,
  isOpened,
  onOpen,
  order,
}: {
  readonly event: EventView
  readonly head: StartListHead
  readonly isOpened: boolean
  readonly onOpen: (distanceId: number) => void
  readonly order: ListOrder
}) {
  const words = useWords()
  const { t, formats } = words
  const { version, entries, late, heats } = head
  const state = stateOf(head)
  const name = distanceName(head, words)
  const named = (column: 'entries' | 'late' | 'heats' | 'start') => ({
    'data-column': t(`startLists:manage.columns.${column}`),
  })
  return (
    <tr
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(head.distanceId))}
      onDragOver={(domEvent) => domEvent.preventDefault()}
      onDrop={(domEvent) => {
        domEvent.preventDefault()
        void order.put(Number(domEvent.dataTransfer.getData('text/plain')), head)
      }}
    >
      <td>
        <OrderButtons head={head} name={name} order={order} />
      </td>
      <th scope="row">
        <button
          type="button"
          className="list-opener"
          aria-pressed={isOpened}
          aria-label={t('startLists:manage.open', { distance: name })}
          onClick={() => onOpen(head.distanceId)}
        >
          {name}
        </button>
      </th>
      <td {...named('entries')}>{formats.number(entries)}</td>
      <td {...named('late')}>{version === null ? t('unknown') : formats.number(late)}</td>
      <td {...named('heats')}>{version === null ? t('unknown') : formats.number(heats)}</td>
      <td {...named('start')}>
        <PlannedStart head={head} timeZone={event.timeZone} />
      </td>
      <td>
        <span className="list-state" data-state={state}>
          {t(`startLists:manage.states.${state}`)}
        </span>
      </td>
    </tr>
  )
}

/** Moves a list up or down in its session; the focus stays on the pressed button. */
function OrderButtons({
  head,
  name,
  order,
}: {
  readonly head: StartListHead
  readonly name: string
  readonly order: ListOrder
}) {
  const { t } = useWords()
  return (
    <span className="order-buttons">
      {([-1, 1] as const).map((steps) => {
        const move = order.mover(head, steps)
        const way = steps < 0 ? 'up' : 'down'
        return (
          <button
            key={steps}
            type="button"
            className="button"
            aria-label={t(`startLists:manage.${way}`, { distance: name })}
            aria-disabled={move === undefined}
            onClick={() => void move?.()}
          >
            {steps < 0 ? '↑' : '↓'}
          </button>
        )
      })}
    </span>
  )
}

/** The planned start of a list, marked if it was set by hand or is before the end of the list before it. */
function PlannedStart({
  head: { startsAt, isStartFixed, overlaps },
  timeZone,
}: {
  readonly head: StartListHead
  readonly timeZone: string
}) {
  const { t, formats } = useWords()
  if (!startsAt) return t('startLists:manage.noStart')
  return (
    <>
      {formats.time(startsAt, timeZone)}
      {isStartFixed && <small> {t('startLists:manage.fixedStart')}</small>}
      {overlaps && <small className="field-error"> {t('startLists:manage.overlaps')}</small>}
    </>
  )
}

function stateOf({ version, isLocked, isPublished }: StartListHead) {
  if (version === null) return 'none'
  if (isLocked) return isPublished ? 'locked' : 'lockedDraft'
  return isPublished ? 'open' : 'draft'
}
