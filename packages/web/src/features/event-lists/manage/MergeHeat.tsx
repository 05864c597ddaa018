import type { StartHeat, StartListHead } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { type FormEvent, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { distanceName } from '../../events/distance-name.ts'
import type { EditedList } from './edited-list.ts'

interface Props extends EditedList {
  readonly heat: StartHeat
  /** The lists of the event, in swimming order. */
  readonly heads: readonly StartListHead[]
}

/** Merges a heat of few into another heat of its session, and separates it again. */
export function MergeHeat({ heat, heads, event, list, change }: Props) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const [isOpen, setOpen] = useState(false)
  const params = { id: event.id, distanceId: list.distanceId }
  const merge = (into: { distanceId: number; heat: number } | null) => () =>
    client.events.mergePrestart({ params, body: { heat: heat.heat, into } }, { ifMatch: list.version ?? 0 })
  const options = heads
    .filter(({ session }) => session === list.session)
    .flatMap((head) =>
      Array.from({ length: head.heats }, (_, index) => ({ head, heat: index + 1 })).filter(
        (each) => each.head.distanceId !== list.distanceId || each.heat !== heat.heat,
      ),
    )
  const [chosen, setChosen] = useState(0)
  if (list.isLocked || !list.pool) return null
  if (heat.isMerged) {
    return (
      <Button isBusy={change.isBusy} onClick={() => change.make(merge(null), 'separated')}>
        {t('startLists:manage.separate')}
      </Button>
    )
  }
  if (heat.mergedWith.length > 0 || options.length === 0) return null

  async function onSubmit(domEvent: FormEvent) {
    domEvent.preventDefault()
    const into = options[chosen]
    if (!into) return
    const target = { distanceId: into.head.distanceId, heat: into.heat }
    if (await change.make(merge(target), 'merged')) setOpen(false)
  }

  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('startLists:manage.merge')}
      </Button>
      {isOpen && (
        <form
          className="move-form"
          aria-label={t('startLists:manage.mergeHeat', { heat: String(heat.heat) })}
          onSubmit={onSubmit}
        >
          <label>
            {t('startLists:manage.mergeInto')}
            <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {options.map((each, index) => (
                <option key={`${each.head.distanceId} ${each.heat}`} value={index}>
                  {t('startLists:mergedHeat', {
                    distance: distanceName(each.head, words),
                    heat: String(each.heat),
                  })}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" kind="primary" isBusy={change.isBusy}>
            {t('startLists:manage.doMerge')}
          </Button>
          <Button onClick={() => setOpen(false)}>{t('startLists:manage.cancel')}</Button>
        </form>
      )}
    </>
  )
}
