import type { FieldIssue, Offer, Slot, SwimmerCard } from '@polynya/contract'
import { EVENT_AGE_LIMITS, FEW_PLACES, GENDERS } from '@polynya/domain'
import { ageRange, useWords, type Words } from '@polynya/ui'
import { fieldErrorText } from '../../../infrastructure/api/field-error-text.ts'
import { distanceText } from '../../orders/order-text.ts'
import { type BasketEntry, isOffered, withEntry } from '../basket/basket.ts'
import type { BasketProps } from '../basket/step-props.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryState } from './EntryState.tsx'
import { JoinWaiting } from './JoinWaiting.tsx'

export interface RowProps extends BasketProps {
  readonly swimmer: SwimmerCard
  readonly distance: Offer['children'][number]
  readonly slot: Slot
  /** Undefined where it is not chosen. */
  readonly entry: BasketEntry | undefined
  readonly issue: FieldIssue | undefined
}

/** One distance: to be chosen, entered already, waited for, or why none of it. */
export function DistanceRow(props: RowProps) {
  const { slot, entry, swimmer, distance, issue } = props
  const words = useWords()
  const offered = slot.entry && isOffered(slot.entry) ? slot.entry : null
  const active = slot.entry && !offered ? slot.entry : null
  const isFull = slot.free === 0
  const own = offered ? null : slot.problem
  const problem = issue ?? (own ? { reason: own, limit: EVENT_AGE_LIMITS[own] } : null)
  const id = `distance-${swimmer.id}-${distance.id}`
  const canChoose = entry !== undefined || offered !== null || (slot.canEnter && !isFull)
  return (
    <li className="distance-row" data-chosen={entry !== undefined}>
      {canChoose ? (
        <Choice {...props} id={id} />
      ) : (
        <p className="distance-name" id={id}>
          {distanceText({ distCode: slot.distCode }, words.t)}
        </p>
      )}
      <div className="distance-about">
        <p>{about(props, words)}</p>
        {!slot.entry && <PlacesLeft slot={slot} />}
      </div>
      {slot.entry && <EntryState {...props} entered={slot.entry} />}
      {problem && !active && (
        <p id={`${id}-problem`} className={entry ? 'field-error' : 'distance-problem'}>
          {fieldErrorText({ type: problem.reason, message: String(problem.limit ?? 0) }, words)}
        </p>
      )}
      {entry && !active && <EntryFields {...props} entry={entry} id={id} />}
      {isFull && !slot.entry && !problem && !entry && <JoinWaiting {...props} id={id} />}
    </li>
  )
}

function Choice({ id, slot, entry, swimmer, distance, change, issue }: RowProps & { readonly id: string }) {
  const words = useWords()
  const at = { swimmerId: swimmer.id, distanceId: distance.id }
  return (
    <label className="tick distance-name" id={id}>
      <input
        type="checkbox"
        checked={entry !== undefined}
        aria-describedby={issue ? `${id}-problem` : undefined}
        onChange={({ target }) => change((basket) => withEntry(basket, at, target.checked ? {} : null))}
      />
      <span>{distanceText({ distCode: slot.distCode }, words.t)}</span>
    </label>
  )
}

function PlacesLeft({ slot: { free, waiting } }: { readonly slot: Slot }) {
  const { t } = useWords()
  if (free === null) return null
  const text =
    free > 0
      ? t('register:distances.places', { count: free })
      : waiting > 0
        ? t('register:distances.fullWaiting', { count: waiting })
        : t('register:distances.full')
  return (
    <p className="distance-places" data-tone={free === 0 ? 'none' : free <= FEW_PLACES ? 'few' : undefined}>
      {text}
    </p>
  )
}

/** Whom a distance is for, and when it is swum where there are several sessions. */
function about({ distance, programme }: RowProps, words: Words): string {
  const { t } = words
  const { gender, session } = distance
  const hasSessions = [...programme.values()].some((other) => other.distance.session !== session)
  return [
    gender !== 0 && t(`sport:genders.${GENDERS[gender]}`),
    ageRange(distance, words),
    hasSessions && t('register:distances.session', { session }),
  ]
    .filter(Boolean)
    .join(' · ')
}
