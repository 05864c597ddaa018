import type { Starter, StartHeat, StartLane, StartListHead } from '@polynya/contract'
import { starterName, useWords } from '@polynya/ui'
import { useRef, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { distanceName } from '../../events/distance-name.ts'
import type { EditedList } from './edited-list.ts'
import { MergeHeat } from './MergeHeat.tsx'
import { MoveForm } from './MoveForm.tsx'
import { requiresResult, ScratchDialog, type ScratchResult } from './ScratchDialog.tsx'

/** A heat whose starters can be moved and scratched. */
export function HeatEditor({
  heat,
  heads,
  ...edited
}: EditedList & { readonly heat: StartHeat; readonly heads: readonly StartListHead[] }) {
  const { t } = useWords()
  const numbers = { heat: String(heat.heat), heats: String(edited.list.heats.length) }
  return (
    <>
      <table className="heat-editor">
        <caption>
          {t('startLists:heat', numbers)}
          <MergedNote heat={heat} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`startLists:columns.${edited.list.pool ? 'lane' : 'number'}`)}</th>
            <th scope="col">{t('startLists:columns.name')}</th>
            <th scope="col">{t('startLists:columns.seedTime')}</th>
            <th scope="col">{t('startLists:manage.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {heat.lanes.map((place) => (
            <LaneRow key={place.starter.entryId} heat={heat.heat} place={place} {...edited} />
          ))}
        </tbody>
      </table>
      <MergeHeat heat={heat} heads={heads} {...edited} />
    </>
  )
}

/** The heats that swim together with a heat. */
function MergedNote({ heat: { mergedWith } }: { readonly heat: StartHeat }) {
  const words = useWords()
  if (mergedWith.length === 0) return null
  const heats = mergedWith.map((each) =>
    words.t('startLists:mergedHeat', { distance: distanceName(each, words), heat: String(each.heat) }),
  )
  return <small> {words.t('startLists:mergedWith', { heats: heats.join(', ') })}</small>
}

function LaneRow({
  heat,
  place,
  ...edited
}: EditedList & {
  readonly heat: number
  readonly place: StartLane
}) {
  const { t, language } = useWords()
  const [isMoving, setMoving] = useState(false)
  const mover = useRef<HTMLButtonElement>(null)
  const { lane, starter, scratched } = place
  const { text, lang } = starterName(starter, language)

  function close() {
    setMoving(false)
    setTimeout(() => mover.current?.focus())
  }

  return (
    <tr data-scratched={scratched || undefined}>
      <td>{lane}</td>
      <th scope="row">
        <span lang={lang}>{text}</span>
        {scratched && <small>{t('startLists:scratched')}</small>}
        {isMoving && <MoveForm {...edited} starter={starter} from={{ heat, lane }} onClose={close} />}
      </th>
      <td className="race-time">{starter.seedTime ?? t('startLists:noTime')}</td>
      <td className="lane-actions">
        {!edited.list.isLocked && edited.list.pool && (
          <button
            ref={mover}
            type="button"
            className="button"
            aria-label={t('startLists:manage.moveWho', { name: text })}
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            {t('startLists:manage.move')}
          </button>
        )}
        <ScratchButton place={place} name={text} {...edited} />
      </td>
    </tr>
  )
}

/** A scratched starter without a lane, who can be made to start again. */
export function ScratchedRow({ starter, ...edited }: EditedList & { readonly starter: Starter }) {
  const { language } = useWords()
  const { text, lang } = starterName(starter, language)
  return (
    <li>
      <span lang={lang}>{text}</span>
      <ScratchButton place={{ starter, scratched: true }} name={text} {...edited} />
    </li>
  )
}

/** Scratches or restores a starter: each undoes the other, so neither asks for confirmation. */
function ScratchButton({
  event,
  list,
  change,
  place,
  name,
}: EditedList & {
  readonly place: Pick<StartLane, 'starter' | 'scratched'>
  readonly name: string
}) {
  const { t } = useWords()
  const { client } = useApp()
  const { starter, scratched } = place
  const [isTried, setTried] = useState(false)

  async function toggle(result?: ScratchResult) {
    if (change.isBusy) return
    const call = {
      params: { id: event.id, distanceId: list.distanceId },
      body: { entryId: starter.entryId, scratched: !scratched, ...(result && { result }) },
    }
    const scratch = () => client.events.scratchPrestart(call, { ifMatch: list.version ?? 0 })
    setTried(!(await change.make(scratch, scratched ? 'restored' : 'scratchedNow')))
  }

  return (
    <>
      <button
        type="button"
        className="button"
        aria-busy={change.isBusy || undefined}
        aria-label={t(`startLists:manage.${scratched ? 'restoreWho' : 'scratchWho'}`, { name })}
        onClick={() => void toggle()}
      >
        {t(`startLists:manage.${scratched ? 'restore' : 'scratch'}`)}
      </button>
      {isTried && requiresResult(change.error) && (
        <ScratchDialog
          name={name}
          onChoose={(result) => void toggle(result)}
          onClose={() => setTried(false)}
        />
      )}
    </>
  )
}
