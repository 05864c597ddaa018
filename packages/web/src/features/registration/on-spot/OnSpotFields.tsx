import { useWords } from '@polynya/ui'
import type { BasketProps } from '../basket/step-props.ts'

const MEANS = ['cash', 'card', 'later'] as const

/** How an entry at the venue is paid, with the number of the receipt. */
export function OnSpotFields({ basket, change, pricing }: BasketProps) {
  const { t } = useWords()
  const { onSpot } = basket
  if (!onSpot || pricing.quote?.total === 0) return null
  const set = (edit: Partial<typeof onSpot>) =>
    change((before) => ({ ...before, onSpot: { ...onSpot, ...edit } }))
  return (
    <>
      <fieldset className="field">
        <legend>{t('onSpot:payment.means')}</legend>
        {MEANS.map((means) => (
          <label key={means} className="tick">
            <input
              type="radio"
              name="on-spot-means"
              checked={onSpot.means === means}
              onChange={() => set({ means })}
            />
            <span>
              {t(`onSpot:payment.${means}`)}
              {means === 'later' && <small>{t('onSpot:payment.laterHint')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {onSpot.means !== 'later' && (
        <div className="field">
          <label htmlFor="on-spot-receipt">{t('onSpot:payment.receipt')}</label>
          <p id="on-spot-receipt-hint" className="field-hint">
            {t('onSpot:payment.receiptHint')}
          </p>
          <div className="field-line">
            <input
              id="on-spot-receipt"
              type="text"
              autoComplete="off"
              maxLength={40}
              value={onSpot.receipt}
              aria-describedby="on-spot-receipt-hint"
              onChange={({ target }) => set({ receipt: target.value })}
            />
          </div>
        </div>
      )}
    </>
  )
}
