import type { DeskLane, TimingProposal } from '@polynya/contract'
import { Button, starterName, useWords } from '@polynya/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { DetailsDialog } from './DetailsDialog.tsx'
import type { Details, Pending } from './pending-store.ts'
import { isLine, lineOf, usualLine } from './result-line.ts'

interface Props {
  readonly lane: DeskLane
  readonly distCode: string
  /** Name of the distance of a lane that belongs to another list than the shown one. */
  readonly distance: string | null
  /** The zone of the venue, in which instants are shown. */
  readonly timeZone: string
  readonly pending: Pending | undefined
  /** The official time by timekeepers' phones; taken by Enter where nothing is entered. */
  readonly proposal: TimingProposal | undefined
  /** In the second pass the first entry is hidden until both agree. */
  readonly isSecond: boolean
  /** Id of the note that says why nothing can be entered; null if it can. */
  readonly blockedBy: string | null
  readonly onEnter: (text: string, version: number, details: Details) => void
  readonly onForget: () => void
  /** Called by Enter in the last lane of the page. */
  readonly onEnd: () => void
}

/** A lane of the desk: the starter, the line of their result, and whether the server has it. */
export function DeskRow(props: Props) {
  const { lane, distCode, distance, timeZone, pending, proposal, isSecond, blockedBy } = props
  const isDisabled = blockedBy !== null
  const { onEnter, onForget, onEnd } = props
  const { t, language } = useWords()
  const { starter, result } = lane
  const name = starterName(starter, language)
  const isHidden = isSecond && result?.confirmedAt === null
  const stored = result && !isHidden ? lineOf(result) : ''
  const shown = pending?.text ?? stored
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? shown
  const isWrong = typed !== null && !isLine(typed, distCode)
  const hintId = useId()
  const line = useRef<HTMLInputElement>(null)
  const [areDetailsShown, showDetails] = useState(false)
  const details = {
    splits: pending?.splits ?? result?.splits ?? [],
    reason: pending?.reason ?? result?.reason ?? null,
  }
  const canDetail = !isDisabled && !isSecond && shown !== ''

  // A second entry must not depend on what the first one was copied from.
  const offered = proposal && !result && !pending && !isSecond && !isDisabled ? proposal : null

  /** Stores the line if it is a changed result; returns whether the desk can move on. */
  function commit(): boolean {
    if (typed === null || usualLine(typed) === shown) return true
    if (!isLine(typed, distCode)) return false
    onEnter(usualLine(typed), result?.version ?? 0, details)
    setTyped(null)
    return true
  }

  // The pressed button is gone then: the focus moves to the line that it was about.
  function resend() {
    line.current?.focus()
    onEnter(shown, result?.version ?? 0, details)
  }
  function discard() {
    line.current?.focus()
    onForget()
  }

  function onKeyDown(domEvent: KeyboardEvent<HTMLInputElement>) {
    if (domEvent.key === 'Escape') setTyped(null)
    if (domEvent.key === 'F2' && canDetail && commit()) showDetails(true)
    if (domEvent.key !== 'Enter') return
    domEvent.preventDefault()
    if (offered && text.trim() === '') {
      onEnter(usualLine(offered.time), 0, details)
      setTyped(null)
    } else if (!commit()) return
    if (!focusNext(domEvent.currentTarget)) onEnd()
  }

  return (
    <tr data-state={pending?.stopped?.kind}>
      <td>{lane.lane}</td>
      <th scope="row">
        <span lang={name.lang}>{name.text}</span>
        <small>
          {[distance, starter.birthYear, starter.ageGroup, starter.division, starter.seedTime]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </th>
      <td>
        <input
          ref={line}
          type="text"
          className="desk-entry"
          aria-label={
            lane.lane === null
              ? t('results:desk.entryWithoutLane', { name: name.text })
              : t('results:desk.entryOf', { lane: String(lane.lane), name: name.text })
          }
          aria-invalid={isWrong}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={text}
          placeholder={offered?.time}
          aria-describedby={blockedBy ?? (offered ? hintId : undefined)}
          disabled={isDisabled}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
          onFocus={({ target }) => target.select()}
        />
        {offered && <Proposal id={hintId} proposal={offered} />}
      </td>
      <td>
        <RowState lane={lane} timeZone={timeZone} pending={pending} isWrong={isWrong} />
        {pending?.stopped?.kind === 'conflict' && (
          <Conflict
            mine={pending.text}
            theirs={result ? lineOf(result) : ''}
            onKeep={resend}
            onTake={discard}
          />
        )}
        {pending?.stopped?.kind === 'refused' && (
          <p className="buttons">
            {!isDisabled && <Button onClick={resend}>{t('results:desk.resend')}</Button>}
            <Button onClick={discard}>{t('results:desk.discard')}</Button>
          </p>
        )}
        {canDetail && (
          <button type="button" className="desk-details" onClick={() => showDetails(true)}>
            {t('results:desk.details')}
            <span className="visually-hidden"> {name.text}</span>
          </button>
        )}
        {areDetailsShown && (
          <DetailsDialog
            {...{ lane, distCode, details }}
            onSave={(changed) => onEnter(shown, result?.version ?? 0, changed)}
            onClose={() => showDetails(false)}
          />
        )}
      </td>
    </tr>
  )
}

/** The time by phones: how many stopped it, and how far their clocks may be off. */
function Proposal({
  id,
  proposal: { time, times },
}: {
  readonly id: string
  readonly proposal: TimingProposal
}) {
  const { t } = useWords()
  const ms = String(Math.max(...times.map(({ clockErrorMs }) => clockErrorMs)))
  return <small id={id}>{t('results:desk.proposal', { time, count: times.length, ms })}</small>
}

/** Moves the focus to the line of the next starter; returns false if there is none. */
function focusNext(input: HTMLInputElement): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.desk-entry:enabled')]
  const next = inputs[inputs.indexOf(input) + 1]
  next?.focus()
  return next !== undefined
}

function RowState({
  lane: { result },
  timeZone,
  pending,
  isWrong,
}: Pick<Props, 'lane' | 'timeZone' | 'pending'> & { readonly isWrong: boolean }) {
  const { t, formats } = useWords()
  if (isWrong) return <span className="field-error">{t('results:desk.wrong')}</span>
  if (pending?.stopped?.kind === 'conflict')
    return <span className="field-error">{t('results:desk.conflict')}</span>
  if (pending?.stopped?.kind === 'refused')
    return (
      <span className="field-error" role="alert">
        {t('results:desk.problem', { problem: pending.stopped.advice })}
      </span>
    )
  if (pending) return <span>{t('results:desk.waiting')}</span>
  if (!result) return null
  const { typedBy, typedAt, confirmedAt } = result
  const time = formats.longDate(typedAt, timeZone)
  return (
    <span className="desk-saved">
      {typedBy ? t('results:desk.savedBy', { name: typedBy, time }) : t('results:desk.saved')}
      {confirmedAt && <small>{t('results:desk.confirmed')}</small>}
    </span>
  )
}

interface ConflictProps {
  readonly mine: string
  readonly theirs: string
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** Both results of a lane that two desks recorded, side by side. */
function Conflict({ mine, theirs, onKeep, onTake }: ConflictProps) {
  const { t } = useWords()
  const none = '—'
  return (
    <div className="desk-conflict">
      <p>{t('results:desk.mine', { result: mine || none })}</p>
      <p>{t('results:desk.theirs', { result: theirs || none })}</p>
      <p className="buttons">
        <Button onClick={onKeep}>{t('results:desk.keepMine')}</Button>
        <Button onClick={onTake}>{t('results:desk.takeTheirs')}</Button>
      </p>
    </div>
  )
}
