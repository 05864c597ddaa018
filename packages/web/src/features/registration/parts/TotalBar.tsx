import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { useMoneyText } from './money-text.ts'

interface Props {
  /** What is to be paid; undefined while it is not known. */
  readonly sum: { readonly total: number; readonly currency: string } | undefined
  readonly distances: number
  readonly isPricing?: boolean
  /** Shown beside the total, such as how long places are reserved. */
  readonly note?: ReactNode
  /** What leads on. */
  readonly children: ReactNode
}

/** The sum and the way on: they stay in sight however long the page is. */
export function TotalBar({ sum: last, distances, isPricing = false, note, children }: Props) {
  // Until the present basket has a price, the last one is that of another basket.
  const sum = isPricing ? undefined : last
  const { t } = useWords()
  return (
    <section className="sum-bar" aria-label={t('register:sum.label')}>
      <div className="sum-bar-text">
        <p
          className="sum-bar-total"
          data-empty={!sum || distances === 0 || undefined}
          aria-live="polite"
          aria-busy={isPricing || undefined}
        >
          <SumText sum={sum} distances={distances} isPricing={isPricing} />
        </p>
        {(note || distances > 0) && (
          <p className="sum-bar-note">{note ?? t('register:sum.distances', { count: distances })}</p>
        )}
      </div>
      <div className="sum-bar-action">{children}</div>
    </section>
  )
}

function SumText({ sum, distances, isPricing }: Pick<Props, 'sum' | 'distances' | 'isPricing'>) {
  const { t } = useWords()
  const money = useMoneyText()
  if (distances === 0) return t('register:sum.none')
  if (!sum) return t(isPricing ? 'register:sum.pricing' : 'register:sum.unknown')
  if (sum.total === 0) return t('register:sum.free')
  return (
    <>
      <span className="visually-hidden">{t('register:sum.total')}: </span>
      {money(sum.total, sum.currency)}
    </>
  )
}
