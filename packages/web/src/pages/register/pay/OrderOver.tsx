import { Button, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { basketOf } from '../../../features/registration/basket/basket.ts'
import { basketKey } from '../../../features/registration/basket/use-basket.ts'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { orderView } from './order-view.ts'
import type { OrderProps } from './PayStep.tsx'

/** An expired, cancelled or refunded order: it can be re-created from its contents. */
export function OrderOver({ event, order }: OrderProps) {
  const { t } = useWords()
  const { storage } = useApp()
  const money = useMoneyText()
  const user = useUser()
  const navigate = useNavigate()
  const view = orderView(order) as 'expired' | 'cancelled' | 'refunded'

  async function again() {
    if (user) storage.write(basketKey(event.id, user.id), JSON.stringify(basketOf(order)))
    await navigate({ href: registerAddress({ event: event.id, step: 'distances' }) })
  }

  return (
    <StepFrame
      step="pay"
      heading={t(`register:pay.${view}Heading`)}
      text={t('register:pay.order', { id: order.id })}
    >
      <p>{t(`register:pay.${view}Text`, { sum: money(order.partRefunded, order.orderCurrency) })}</p>
      <p className="buttons">
        <Button kind="primary" onClick={again}>
          {t('register:pay.again')}
        </Button>
      </p>
      <OrderItems order={order} />
    </StepFrame>
  )
}
