import type { Starter } from '@polynya/contract'
import { Button, starterName, useWords } from '@polynya/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import type { EditedList } from './edited-list.ts'

/** Target heat and lane of a swimmer; the swimmer in that lane takes theirs. */
export function MoveForm({
  event,
  list,
  change,
  starter,
  from,
  onClose,
}: EditedList & {
  readonly starter: Starter
  readonly from: { readonly heat: number; readonly lane: number }
  readonly onClose: () => void
}) {
  const { t, language } = useWords()
  const { client } = useApp()
  const first = useRef<HTMLSelectElement>(null)
  const [heat, setHeat] = useState(from.heat)
  const [lane, setLane] = useState(from.lane)
  useEffect(() => first.current?.focus(), [])
  const taken = new Set(list.heats.find((each) => each.heat === heat)?.lanes.map((place) => place.lane))
  const heats = list.heats.map((each) => each.heat)

  async function onSubmit(domEvent: FormEvent) {
    domEvent.preventDefault()
    const params = { id: event.id, distanceId: list.distanceId }
    const body = { entryId: starter.entryId, heat, lane }
    const move = () => client.events.movePrestart({ params, body }, { ifMatch: list.version ?? 0 })
    if (await change.make(move, 'moved')) onClose()
  }

  return (
    <form
      className="move-form"
      aria-label={t('startLists:manage.moveWho', { name: starterName(starter, language).text })}
      onSubmit={onSubmit}
    >
      <label>
        {t('startLists:manage.moveHeat')}
        <select ref={first} value={heat} onChange={({ target }) => setHeat(Number(target.value))}>
          {[...heats, heats.length + 1].map((each) => (
            <option key={each} value={each}>
              {each > heats.length ? t('startLists:manage.newHeat', { heat: String(each) }) : each}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('startLists:manage.moveLane')}
        <select value={lane} onChange={({ target }) => setLane(Number(target.value))}>
          {lanesOf(list).map((each) => (
            <option key={each} value={each}>
              {taken.has(each) && (heat !== from.heat || each !== from.lane)
                ? t('startLists:manage.taken', { lane: String(each) })
                : each}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="primary" isBusy={change.isBusy}>
        {t('startLists:manage.doMove')}
      </Button>
      <Button onClick={onClose}>{t('startLists:manage.cancel')}</Button>
    </form>
  )
}

/** The lanes of the pool that are used; a mass start has none to move to. */
function lanesOf({ pool, excludedLanes }: EditedList['list']): number[] {
  if (!pool) return []
  const lanes = Array.from({ length: pool.last - pool.first + 1 }, (_, index) => pool.first + index)
  return lanes.filter((lane) => !excludedLanes.includes(lane))
}
