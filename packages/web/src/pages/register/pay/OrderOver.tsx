import { Button, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { situationOf } from '../../../features/orders/order-text.ts'
import { basketOf } from '../../../features/registration/basket/basket.ts'
import { basketKey } from '../../../features/registration/basket/use-basket.ts'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import type { OrderProps } from './PayStep.tsx'

/** An expired, cancelled or refunded order, or one that the rules refund nothing of: it can be re-created from its contents. */
export function OrderOver({ event, order }: OrderProps) {
  const { t } = useWords()
  const { storage } = useApp()
  const money = useMoneyText()
  const user = useUser()
  const navigate = useNavigate()
  const view = situationOf(order) as 'expired' | 'cancelled' | 'refunded' | 'notRefunded'

  async function again() {
    if (user) storage.write(basketKey(event.id, user.id), JSON.stringify(basketOf(order)))
    await navigate({ href: registerAddress({ event: event.id, step: 'distances' }) })
  }

  return (
    <StepFrame
      step="pay"
      heading={t(`register:pay.${view === 'notRefunded' ? 'cancelled' : view}Heading`)}
      text={t('register:pay.order', { id: order.id })}
    >
      <p>
        {view === 'notRefunded'
          ? t('orders:situations.notRefunded')
          : t(`register:pay.${view}Text`, { sum: money(order.partRefunded, order.orderCurrency) })}
      </p>
      <p className="buttons">
        <Button kind="primary" onClick={again}>
          {t('register:pay.again')}
        </Button>
      </p>
      <OrderItems order={order} />
    </StepFrame>
  )
}
