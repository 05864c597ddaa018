import type { Entry, EventView, UserInEvent } from '@polynya/contract'
import { isActiveEntry } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceText, ENTRY_TONES, enteredName } from '../../../features/orders/order-text.ts'
import { ChangeSeedTime } from '../../../features/registration/seed-time/ChangeSeedTime.tsx'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import './own-entries.css'

const isActive = ({ state }: Entry) => isActiveEntry(state)

/** What an account has in an event: the distances of its swimmers, with their declared times and their orders. */
export function OwnEntries({
  event,
  swimmers,
  entered,
}: {
  readonly event: EventView
  readonly swimmers: UserInEvent['swimmers']
  readonly entered: number
}) {
  const { t } = useWords()
  return (
    <section className="own-entries" aria-labelledby="own-entries-heading">
      <h3 id="own-entries-heading">{t('eventAction:own.entered', { count: entered })}</h3>
      {swimmers.map((own) => (
        <OwnSwimmer key={own.swimmer.id} own={own} />
      ))}
      <OrderLinks event={event} swimmers={swimmers} />
    </section>
  )
}

function OwnSwimmer({
  own: { swimmer, number, entries },
}: {
  readonly own: UserInEvent['swimmers'][number]
}) {
  const { t, language } = useWords()
  const { text: name, lang } = enteredName(swimmer, language)
  return (
    <>
      <p>
        <b lang={lang}>{name}</b>
        {number !== null && <> · {t('eventAction:own.number', { number: String(number) })}</>}
      </p>
      <ul>
        {entries.filter(isActive).map((entry) => (
          <OwnEntry key={entry.id} entry={entry} name={name} />
        ))}
      </ul>
    </>
  )
}

function OwnEntry({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const { t } = useWords()
  const { state, seedTime } = entry
  return (
    <li>
      {distanceText(entry, t)} {seedTime && <b className="race-time">{seedTime}</b>}{' '}
      {state !== 'confirmed' && (
        <span className="tag" data-tone={ENTRY_TONES[state]}>
          {t(`orders:entries.${state}`)}
        </span>
      )}
      <ChangeSeedTime entry={entry} name={name} />
    </li>
  )
}

/** The orders behind the entries, where distances are cancelled. */
function OrderLinks({
  event,
  swimmers,
}: {
  readonly event: EventView
  readonly swimmers: UserInEvent['swimmers']
}) {
  const { t } = useWords()
  const entries = swimmers.flatMap((own) => own.entries.filter(isActive))
  const ids = new Set(entries.flatMap(({ orderId }) => orderId ?? []))
  const text = event.eventState === 'calledOff' ? 'order' : 'cancel'
  return [...ids].map((id) => (
    <p key={id}>
      <a href={paths.order(id)}>{t(`eventAction:own.${text}`, { id })}</a>
    </p>
  ))
}
