import type { EnteredSwimmer, Order } from '@polynya/contract'
import { isMissingAdmission } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { AdmissionTag } from '../../features/admissions/AdmissionTag.tsx'
import { admissionsQuery } from '../../features/admissions/admission-queries.ts'
import { enteredName, orderEvent } from '../../features/orders/order-text.ts'
import { userInEventQuery } from '../../features/registration/register-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

interface Props {
  readonly order: Order
}

/** What follows a payment: competition numbers, documents to upload, the calendar file, a link to share. */
export function AfterPayment({ order }: Props) {
  const { t } = useWords()
  const swimmers = order.orderContent.map(({ swimmer }) => swimmer)
  return (
    <section className="order-after" aria-labelledby="after">
      <h2 id="after">{t('orders:after.heading')}</h2>
      <Numbers order={order} />
      {swimmers.map((swimmer) => (
        <Documents key={swimmer.id} swimmer={swimmer} eventId={order.eventId} />
      ))}
      <div className="buttons">
        <CalendarButton order={order} />
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

function CalendarButton({ order: { id } }: Props) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { file } = await client.orders.calendar({ params: { id } })
      const bytes = file && Uint8Array.from(atob(file.base64), (each) => each.charCodeAt(0))
      if (file && bytes) saveFile(file.name, new Blob([bytes], { type: file.type }))
    } catch {
      const say = (speak: typeof t) => ({ text: speak('orders:after.calendarFailed') })
      notifications.tell({ tone: 'bad', say }, 'notification')
    }
    setBusy(false)
  }

  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {t('orders:after.calendar')}
    </Button>
  )
}

/** Shares who starts where as the device does; without such a way the address of the event is copied. */
function ShareStart({ order }: Props) {
  const { t, language } = useWords()
  const { notifications } = useApp()

  async function share() {
    const url = new URL(paths.viewEvent(order.eventId), window.location.origin).href
    const names = order.orderContent.map(({ swimmer }) => enteredName(swimmer, language).text).join(', ')
    const title = t('orders:after.shareText', { names, event: orderEvent(order, language).text })
    // Missing in many browsers of desktops. Rejects where the reader closed the panel.
    const canShare = typeof (navigator as Partial<Navigator>).share === 'function'
    if (canShare) return navigator.share({ title, text: title, url }).catch(() => undefined)
    const isCopied = await navigator.clipboard.writeText(`${title} ${url}`).then(
      () => true,
      () => false,
    )
    const say = (speak: typeof t) => ({
      text: isCopied ? speak('orders:after.copied') : speak('orders:after.copyFailed', { address: url }),
    })
    notifications.tell({ tone: isCopied ? 'good' : 'bad', say }, isCopied ? 'message' : 'persistent')
  }

  return <Button onClick={() => void share()}>{t('orders:after.share')}</Button>
}
