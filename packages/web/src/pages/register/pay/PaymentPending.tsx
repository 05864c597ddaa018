import { Button, useWords } from '@polynya/ui'
import { dueOf } from '../../../features/orders/order-text.ts'
import { usePayment } from '../../../features/orders/use-payment.ts'
import { useRenewed } from '../../../features/registration/basket/use-renewed.ts'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { TotalBar } from '../../../features/registration/parts/TotalBar.tsx'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { delayOf } from './order-view.ts'
import type { OrderProps } from './PayStep.tsx'

/**
 * A payment that the bank has not confirmed yet: it is polled at growing intervals; an unfinished one can be
 * resumed.
 */
export function PaymentPending({ order, reload }: OrderProps) {
  const words = useWords()
  const { t } = words
  const money = useMoneyText()
  const renewed = useRenewed()
  const { resume, isChecking, checkProblem, hasStopped, check } = usePayment(order, {
    delayOf,
    onChanged() {
      renewed()
      reload()
    },
  })
  const distances = order.orderContent.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <StepFrame
        step="pay"
        heading={t('register:pay.pendingHeading')}
        text={t('register:pay.order', { id: order.id })}
      >
        <div className="register-pending" data-busy={!hasStopped}>
          <p role="status">{hasStopped ? t('register:pay.pendingLong') : t('register:pay.pendingText')}</p>
          <p className="buttons">
            <Button isBusy={isChecking} onClick={check}>
              {t('register:pay.checkAgain')}
            </Button>
          </p>
          <p role="alert" className="field-error">
            {checkProblem !== undefined && failureText(checkProblem, words).advice}
          </p>
        </div>
        <OrderItems order={order} />
      </StepFrame>
      <TotalBar sum={{ total: dueOf(order), currency: order.orderCurrency }} distances={distances}>
        {resume && (
          <Button kind="primary" onClick={resume}>
            {t('register:pay.back')}
            <span className="visually-hidden"> {money(dueOf(order), order.orderCurrency)}</span>
          </Button>
        )}
      </TotalBar>
    </>
  )
}
