import type { SwimmerCard, UserInEvent } from '@polynya/contract'
import { isActiveEntry } from '@polynya/domain'
import { EmptyState, Skeleton, swimmerName, useWords } from '@polynya/ui'
import { distanceText } from '../../../features/orders/order-text.ts'
import { withOther, withSwimmer } from '../../../features/registration/basket/basket.ts'
import type { StepProps } from '../../../features/registration/basket/step-props.ts'
import { useOnSpotParts } from '../../../features/registration/on-spot/use-on-spot.ts'
import { confirmAddress } from '../../../features/swimmer-forms/create-search.ts'
import { StepFrame } from '../parts/StepFrame.tsx'
import { CreateSwimmerLink } from './CreateSwimmerLink.tsx'

/** Whom the order is for: one swimmer or a whole family. */
export function SwimmersStep(props: StepProps) {
  const { swimmers, search } = props
  const { t } = useWords()
  if (swimmers.length === 0 && !props.mayEnterAnybody) return <NoSwimmer eventId={props.event.id} />
  const isForeign = search.swimmer !== null && !swimmers.some(({ id }) => id === search.swimmer)
  return (
    <StepFrame step="swimmers" heading={t('register:swimmers.heading')} text={t('register:swimmers.text')}>
      {isForeign && <p className="register-note">{t('register:swimmers.foreign')}</p>}
      <fieldset className="register-swimmers">
        <legend className="visually-hidden">{t('register:swimmers.legend')}</legend>
        {swimmers.map((swimmer) => (
          <SwimmerChoice key={swimmer.id} swimmer={swimmer} {...props} />
        ))}
      </fieldset>
      <p>
        <CreateSwimmerLink eventId={props.event.id} className="register-more">
          {t('register:swimmers.createMore')}
        </CreateSwimmerLink>
      </p>
      {props.mayEnterAnybody && <OtherSwimmers {...props} />}
    </StepFrame>
  )
}

/** Any other swimmer, whom an administrator of the event enters. */
function OtherSwimmers({ event, change }: StepProps) {
  const { t } = useWords()
  const parts = useOnSpotParts()
  if (!parts) return <Skeleton shape="line" count={3} />
  return (
    <section className="register-swimmer" aria-labelledby="other-swimmers">
      <h2 id="other-swimmers">{t('onSpot:swimmer.others')}</h2>
      <p className="note">{t('onSpot:swimmer.othersText')}</p>
      <parts.AnySwimmer
        event={event}
        onChoose={(swimmer) => change((before) => withOther(before, swimmer))}
      />
    </section>
  )
}

function NoSwimmer({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  return (
    <StepFrame step="swimmers" heading={t('register:swimmers.heading')}>
      <EmptyState title={t('messages:swimmers.noneYet')}>
        <p>{t('register:swimmers.noneText')}</p>
        <CreateSwimmerLink eventId={eventId} className="button">
          {t('register:swimmers.create')}
        </CreateSwimmerLink>
      </EmptyState>
    </StepFrame>
  )
}

function SwimmerChoice({ swimmer, basket, change, inEvent }: StepProps & { readonly swimmer: SwimmerCard }) {
  const { t, language } = useWords()
  const { main } = swimmerName(swimmer, language)
  const { id, iwsaid, birthYear, swimmerInfo } = swimmer
  const about = [iwsaid, String(birthYear), swimmerInfo.club].filter(Boolean)
  if (swimmer.i_status === 0) {
    return (
      <p className="register-unconfirmed">
        <span lang={main.lang}>{main.text}</span>
        <small>
          {t('register:swimmers.unconfirmed')} ·{' '}
          <a href={confirmAddress(id)}>{t('register:swimmers.confirm')}</a>
        </small>
      </p>
    )
  }
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={basket.swimmers.some(({ swimmerId }) => swimmerId === id)}
        onChange={({ target }) => change((before) => withSwimmer(before, id, target.checked))}
      />
      <span>
        <span lang={main.lang}>{main.text}</span>
        <small>{about.join(' · ')}</small>
        <Entered entered={inEvent?.swimmers.find((each) => each.swimmer.id === id)} />
      </span>
    </label>
  )
}

/** What a swimmer has in the event already. */
function Entered({ entered }: { readonly entered: UserInEvent['swimmers'][number] | undefined }) {
  const words = useWords()
  const active = entered?.entries.filter(({ state }) => isActiveEntry(state)) ?? []
  if (active.length === 0) return null
  const distances = active.map(({ distCode }) => distanceText({ distCode: distCode }, words.t)).join(', ')
  const number = entered?.number
  return (
    <small>
      {words.t('register:swimmers.entered', { distances })}
      {number != null && ` · ${words.t('register:swimmers.number', { number })}`}
    </small>
  )
}
