import type { EventView, StartListHead } from '@polynya/contract'
import { Button, EmptyState, starterName, useWords } from '@polynya/ui'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { distanceName } from '../../events/distance-name.ts'
import { startListsQuery } from '../lists-queries.ts'
import { ChangeFailed } from './ChangeFailed.tsx'
import type { EditedList } from './edited-list.ts'
import { HeatEditor, ScratchedRow } from './HeatEditor.tsx'
import { SeedButton } from './SeedButton.tsx'
import { StartTimeForm } from './StartTimeForm.tsx'
import { useListChange } from './use-list-change.ts'

/** Editor of the start list of one distance. */
export function ListEditor({
  event,
  head,
  heads,
}: {
  readonly event: EventView
  readonly head: StartListHead
  /** The lists of the event, in swimming order. */
  readonly heads: readonly StartListHead[]
}) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const change = useListChange(event.id, head.distanceId)
  const { distanceId, version, isLocked, entries } = head
  return (
    <section className="list-editor" aria-labelledby="list-editor-heading">
      <h3 id="list-editor-heading" tabIndex={-1}>
        {distanceName(head, words)}
      </h3>
      <ChangeFailed error={change.error} />
      {entries === 0 && <EmptyState title={t('startLists:manage.noEntries')} />}
      {!isLocked && (
        <div className="buttons seeding">
          <SeedButton eventId={event.id} distanceId={distanceId} version={version} change={change}>
            {t(`startLists:manage.${version === null ? 'seedFirst' : 'seedOne'}`)}
          </SeedButton>
        </div>
      )}
      {version !== null && (
        <Loaded
          query={startListsQuery(client, event.id, distanceId)}
          failed={t('startLists:lists.failed')}
          rows={6}
        >
          {({ lists: [list] }) =>
            list && <MadeList event={event} list={list} change={change} heads={heads} />
          }
        </Loaded>
      )}
    </section>
  )
}

function MadeList({ event, list, change, heads }: EditedList & { readonly heads: readonly StartListHead[] }) {
  const { t, language } = useWords()
  const { client } = useApp()
  const { isLocked, isPublished, distanceId, heats, late, scratched } = list
  const params = { id: event.id, distanceId }
  const options = { ifMatch: list.version ?? 0 }
  const lock = () => client.events.lockPrestart({ params, body: { isLocked: !isLocked } }, options)
  const publish = () =>
    client.events.publishPrestart({ params, body: { distanceId, isPublished: !isPublished } }, options)
  const placeLate = (extraHeat: 'last' | 'first') => () =>
    client.events.latePrestart({ params, body: { extraHeat } }, options)
  return (
    <>
      <p className="buttons">
        <Button
          isBusy={change.isBusy}
          onClick={() => change.make(publish, isPublished ? 'unpublished' : 'published')}
        >
          {t(`startLists:manage.${isPublished ? 'unpublish' : 'publish'}`)}
        </Button>
        <Button isBusy={change.isBusy} onClick={() => change.make(lock, isLocked ? 'unlocked' : 'locked')}>
          {t(`startLists:manage.${isLocked ? 'unlock' : 'lock'}`)}
        </Button>
        {late.length > 0 && (
          <Button isBusy={change.isBusy} onClick={() => change.make(placeLate('last'), 'placedLate')}>
            {t('startLists:manage.placeLate', { count: late.length })}
          </Button>
        )}
        {late.length > 0 && !isLocked && list.pool && (
          <Button isBusy={change.isBusy} onClick={() => change.make(placeLate('first'), 'placedLate')}>
            {t('startLists:manage.placeLateFirst')}
          </Button>
        )}
      </p>
      {late.length > 0 && (
        <p className="note">
          {t('startLists:late')}: {late.map((starter) => starterName(starter, language).text).join(', ')}
        </p>
      )}
      {scratched.length > 0 && (
        <ul className="entry-tags" aria-label={t('startLists:scratchedList')}>
          {scratched.map((starter) => (
            <ScratchedRow key={starter.entryId} starter={starter} event={event} list={list} change={change} />
          ))}
        </ul>
      )}
      <StartTimeForm key={list.distanceId} event={event} list={list} change={change} />
      {heats.map((heat) => (
        <HeatEditor key={heat.heat} heat={heat} heads={heads} event={event} list={list} change={change} />
      ))}
    </>
  )
}
