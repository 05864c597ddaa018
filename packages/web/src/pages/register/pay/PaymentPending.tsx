import { Button, useWords } from '@polynya/ui'
import { dueOf } from '../../../features/orders/order-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useMoneyText } from '../parts/money-text.ts'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { TotalBar } from '../parts/TotalBar.tsx'
import type { OrderProps } from './PayStep.tsx'
import { usePaymentProgress } from './use-payment-progress.ts'

/**
 * A payment that the bank has not confirmed yet: it is polled at growing intervals; an unfinished one can be
 * resumed.
 */
export function PaymentPending({ order, reload }: OrderProps) {
  const { t } = useWords()
  const money = useMoneyText()
  // A gateway of our own host is no page of the app: a link would stay within it.
  const { leaveTo } = useApp()
  const { confirmationUrl } = order
  const { isAsking, hasGivenUp, askAgain } = usePaymentProgress(order.id, reload)
  const distances = order.orderContent.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <StepFrame
        step="pay"
        heading={t('register:pay.pendingHeading')}
        text={t('register:pay.order', { id: order.id })}
      >
        <div className="register-pending" data-busy={!hasGivenUp}>
          <p role="status">{hasGivenUp ? t('register:pay.pendingLong') : t('register:pay.pendingText')}</p>
          <p className="buttons">
            <Button isBusy={isAsking} onClick={askAgain}>
              {t('register:pay.checkAgain')}
            </Button>
          </p>
        </div>
        <OrderItems order={order} />
      </StepFrame>
      <TotalBar sum={{ total: dueOf(order), currency: order.orderCurrency }} distances={distances}>
        {confirmationUrl && (
          <Button kind="primary" onClick={() => leaveTo(confirmationUrl)}>
            {t('register:pay.back')}
            <span className="visually-hidden"> {money(dueOf(order), order.orderCurrency)}</span>
          </Button>
        )}
      </TotalBar>
    </>
  )
}
