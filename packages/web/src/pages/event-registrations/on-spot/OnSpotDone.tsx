import type { Order, SwimmerCard } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'

/** An order that was placed at the venue, with the swimmers in it. */
export interface Entered {
  readonly order: Order
  readonly swimmers: readonly SwimmerCard[]
}

/** The placed order: its receipt to print, and the ways to the check-in and to the next swimmer. */
export function OnSpotDone({
  eventId,
  entered: { order, swimmers },
  onNext,
}: {
  readonly eventId: number
  readonly entered: Entered
  readonly onNext: () => void
}) {
  const { t, language } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <section className="on-spot-part" aria-labelledby="on-spot-done">
        <h2 id="on-spot-done" ref={heading} tabIndex={-1}>
          {t('onSpot:done.heading')}
        </h2>
        <p role="status">
          <OrderText order={order} />
        </p>
        <p className="buttons">
          <Button kind="primary" onClick={onNext}>
            {t('onSpot:done.next')}
          </Button>
          {swimmers.map((swimmer) => (
            <a
              key={swimmer.id}
              className="button"
              href={`${paths.manageEvent(eventId, 'desk')}?search=${swimmer.iwsaid}`}
            >
              {t('onSpot:done.checkIn', { name: swimmerName(swimmer, language).main.text })}
            </a>
          ))}
          <a className="button" href={paths.order(order.id)}>
            {t('onSpot:done.order')}
          </a>
        </p>
      </section>
      {order.sumPaid > 0 && <Receipt order={order} />}
    </>
  )
}

function OrderText({
  order: { id, total, sumPaid, isPaid, orderCurrency, holdUntil },
}: Pick<Entered, 'order'>) {
  const { t, formats } = useWords()
  const money = useMoneyText()
  if (!isPaid) {
    const until = holdUntil ? momentText(holdUntil, formats) : t('unknown')
    return t('onSpot:done.unpaid', { id, sum: money(total, orderCurrency), until })
  }
  return total === 0
    ? t('onSpot:done.free', { id })
    : t('onSpot:done.paid', { id, sum: money(sumPaid, orderCurrency) })
}
