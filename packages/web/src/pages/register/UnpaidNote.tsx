import type { OrderCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { registerAddress } from '../../features/registration/register-search.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useMoneyText } from './parts/money-text.ts'

/** An order of the same event that waits for its money: it is easily forgotten. */
export function UnpaidNote({ order }: { readonly order: OrderCard }) {
  const { t, formats } = useWords()
  const money = useMoneyText()
  const { id, total, orderCurrency, holdUntil, eventId } = order
  const sum = money(total, orderCurrency)
  return (
    <aside className="register-note" aria-label={t('register:unpaid.heading')}>
      <p>
        <b>{t('register:unpaid.heading')}.</b>{' '}
        {holdUntil
          ? t('register:unpaid.text', { id, sum, until: momentText(holdUntil, formats) })
          : t('register:unpaid.textPending', { id, sum })}
      </p>
      <a href={registerAddress({ event: eventId, order: id })}>{t('register:unpaid.open')}</a>
    </aside>
  )
}
