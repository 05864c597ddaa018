import type { EnteredSwimmer, Order } from '@polynya/contract'
import { isMissingAdmission } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { AdmissionTag } from '../../features/admissions/AdmissionTag.tsx'
import { admissionsQuery } from '../../features/admissions/admission-queries.ts'
import { CalendarButton } from '../../features/events/CalendarButton.tsx'
import { enteredName, orderEvent } from '../../features/orders/order-text.ts'
import { userInEventQuery } from '../../features/registration/register-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { ShareButton } from '../../infrastructure/components/ShareButton.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

interface Props {
  readonly order: Order
}

/** What follows a payment: competition numbers, documents to upload, the calendar file, a link to share. */
export function AfterPayment({ order }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const swimmers = order.orderContent.map(({ swimmer }) => swimmer)
  return (
    <section className="order-after" aria-labelledby="after">
      <h2 id="after">{t('orders:after.heading')}</h2>
      <Numbers order={order} />
      {swimmers.map((swimmer) => (
        <Documents key={swimmer.id} swimmer={swimmer} eventId={order.eventId} />
      ))}
      <div className="buttons">
        <CalendarButton load={() => client.orders.calendar({ params: { id: order.id } })} />
        <ShareStart order={order} />
      </div>
    </section>
  )
}

function Numbers({ order: { eventId, orderContent } }: Props) {
  const { t, language } = useWords()
  const { data } = useQuery(userInEventQuery(useApp().client, eventId))
  const own = (data?.swimmers ?? []).filter(
    ({ swimmer, number }) => number !== null && orderContent.some((item) => item.swimmer.id === swimmer.id),
  )
  if (own.length === 0) return null
  return (
    <ul className="order-numbers">
      {own.map(({ swimmer, number }) => (
        <li key={swimmer.id}>
          {t('orders:after.number', {
            number: number ?? t('unknown'),
            name: enteredName(swimmer, language).text,
          })}
        </li>
      ))}
    </ul>
  )
}

/** The documents that the event still requires of a swimmer. */
function Documents({ swimmer, eventId }: { readonly swimmer: EnteredSwimmer; readonly eventId: number }) {
  const { t, language } = useWords()
  const { data } = useQuery(admissionsQuery(useApp().client, swimmer.id, eventId))
  const missing = (data?.required ?? []).filter(isMissingAdmission)
  if (missing.length === 0) return null
  const { text: name } = enteredName(swimmer, language)
  return (
    <div className="order-documents">
      <ul>
        {missing.map(({ kind, state }) => (
          <li key={kind}>
            {t('orders:after.documentsOf', { kind: t(`admissions:kinds.${kind}`), name })}{' '}
            <AdmissionTag state={state} />
          </li>
        ))}
      </ul>
      <a href={`${paths.editSwimmer(swimmer.id)}?event=${eventId}#admissions`}>
        {t('orders:after.documents')}
        <span className="visually-hidden">: {name}</span>
      </a>
    </div>
  )
}

/** Shares who starts where. */
function ShareStart({ order }: Props) {
  const { t, language } = useWords()
  const names = order.orderContent.map(({ swimmer }) => enteredName(swimmer, language).text).join(', ')
  const title = t('orders:after.shareText', { names, event: orderEvent(order, language).text })
  return (
    <ShareButton
      label={t('orders:after.share')}
      path={paths.viewEvent(order.eventId)}
      title={title}
      text={title}
    />
  )
}
