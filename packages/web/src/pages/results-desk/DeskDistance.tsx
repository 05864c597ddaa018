import type { Desk as DeskData, DeskList } from '@polynya/contract'
import { DESK_LETTERS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { deskListQuery } from '../../features/event-results/results-queries.ts'
import { distanceName } from '../../features/events/distance-name.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DeskActions } from './DeskActions.tsx'
import { CODES_KEY, DeskCodes, useDeskCodes } from './DeskCodes.tsx'
import { DeskHeat } from './DeskHeat.tsx'
import { deskHeats, mergedDistances } from './desk-heats.ts'
import { type Desk, unsavedIn } from './use-desk.ts'
import { useProposals } from './use-proposals.ts'

interface Props {
  readonly event: DeskData['event']
  readonly list: DeskList
  readonly desk: Desk
  readonly secondEntry: boolean
  readonly isAdministrator: boolean
  /** Whether the keyboard has reached this distance: its first empty lane gets the focus. */
  readonly takesFocus: boolean
  readonly onFocus: () => void
  /** Called by Enter in the last lane of the last heat. */
  readonly onEnd: () => void
}

/** The heats of a distance, with the lanes of other lists that swim in them. */
export function DeskDistance(props: Props) {
  const { event, list, desk, secondEntry, isAdministrator, takesFocus, onFocus, onEnd } = props
  const { id: eventId, timeZone } = event
  const words = useWords()
  const { t } = words
  const [reason, setReason] = useState('')
  const [isSecond, setSecond] = useState(false)
  const proposals = useProposals(eventId)
  const others = useMergedLists(eventId, list)
  const codes = useDeskCodes()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    focusFirst(section.current)
    onFocus()
  }, [takesFocus, onFocus])
  const { DNS, DNF, DSQ, WDR, EXH } = DESK_LETTERS
  const letters = { dns: DNS, dnf: DNF, dsq: DSQ, wdr: WDR, exh: EXH }
  return (
    <section ref={section} className="desk-distance">
      <h2 tabIndex={-1}>{distanceName(list, words)}</h2>
      <p className="note">
        {t('results:desk.intro', { ...letters, example: '4150 UW HD' })}{' '}
        {t('results:desk.detailsKey', { key: 'F2' })}{' '}
        <button type="button" className="desk-details" aria-expanded={codes.isShown} onClick={codes.toggle}>
          {t('results:desk.codes.show', { key: CODES_KEY })}
        </button>
      </p>
      <DeskActions {...{ eventId, timeZone, list, isAdministrator }} unsaved={unsavedIn(list, desk)} />
      {[list, ...others].some(({ state }) => state !== 'empty') && (
        <label className="desk-reason">
          {t('results:desk.changeReason')}
          <input
            type="text"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      {secondEntry && (
        <label className="tick">
          <input type="checkbox" checked={isSecond} onChange={({ target }) => setSecond(target.checked)} />
          <span>{t('results:desk.secondPass')}</span>
        </label>
      )}
      {deskHeats(list, others).map((heat) => (
        <DeskHeat
          key={heat.heat}
          {...{ heat, list, timeZone, desk, proposals, isSecond, onEnd }}
          changeReason={reason.trim()}
        />
      ))}
      {codes.isShown && <DeskCodes onClose={codes.toggle} />}
    </section>
  )
}

/** The lists that have lanes in merged heats of a list, as far as they are loaded. */
function useMergedLists(eventId: number, list: DeskList): DeskList[] {
  const { client } = useApp()
  const queries = mergedDistances(list).map((distanceId) => deskListQuery(client, eventId, distanceId))
  return useQueries({ queries }).flatMap(({ data }) => data ?? [])
}

/** Focuses the first empty line that can be typed; the first one or the heading if there is none. */
function focusFirst(section: HTMLElement | null): void {
  const lines = [...(section?.querySelectorAll<HTMLInputElement>('.desk-entry:enabled') ?? [])]
  const line = lines.find(({ value }) => value === '') ?? lines[0]
  const target = line ?? section?.querySelector('h2')
  target?.focus()
}
