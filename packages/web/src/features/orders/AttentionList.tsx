import type { Attention } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useId } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { moneyText } from './order-text.ts'
import './attention.css'

/** Money that a person has to look at; nothing where nothing is amiss. Needs the words of orders. */
export function AttentionList({
  attention,
  withOrders = false,
}: {
  readonly attention: readonly Attention[]
  /** Whether orders are named: not on the page of the only one. */
  readonly withOrders?: boolean
}) {
  const { t, formats } = useWords()
  const heading = useId()
  if (attention.length === 0) return null
  return (
    <section className="money-attention" aria-labelledby={heading}>
      <p id={heading}>
        <strong>{t('orders:attention.heading')}</strong>
      </p>
      <ul>
        {attention.map(({ orderId, kind, expected, reported, since }) => (
          <li key={`${kind} ${orderId} ${since}`}>
            {withOrders && (
              <>
                <a href={paths.order(orderId)}>{t('orders:number', { id: orderId })}</a>{' '}
              </>
            )}
            {t(`orders:attention.${kind}`, {
              expected: moneyText(expected.amount, expected.currency, formats),
              reported: reported ? moneyText(reported.amount, reported.currency, formats) : '',
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
