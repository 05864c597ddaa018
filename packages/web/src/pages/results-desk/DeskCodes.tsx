import { DESK_LETTERS, DISQUALIFICATION_CODES, PENALTY_CODES, PENALTY_CS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useEffect, useId, useState } from 'react'
import { InfringementCodes } from '../../features/event-results/InfringementCodes.tsx'

export const CODES_KEY = 'F1'

/** Whether the codes are shown, which their key changes; it does not move the focus from the line that is typed. */
export function useDeskCodes() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    function onKeyDown(domEvent: KeyboardEvent) {
      if (domEvent.key !== CODES_KEY) return
      // The browser's own help.
      domEvent.preventDefault()
      setShown((was) => !was)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return { isShown, toggle: () => setShown((was) => !was) }
}

/** The codes that are typed after a time and after a disqualification, at the bottom of the screen. */
export function DeskCodes({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const id = useId()
  // The line that is typed must not be behind the codes.
  useEffect(() => document.activeElement?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section className="desk-codes" aria-labelledby={id}>
      <h3 id={id}>{t('results:desk.codes.heading')}</h3>
      <div className="desk-codes-lists">
        <div>
          <h4>{t('results:desk.codes.penalties', { seconds: String(PENALTY_CS / 100) })}</h4>
          <InfringementCodes codes={PENALTY_CODES} />
        </div>
        <div>
          <h4>{t('results:desk.codes.disqualifications', { dsq: DESK_LETTERS.DSQ })}</h4>
          <InfringementCodes codes={DISQUALIFICATION_CODES} />
        </div>
      </div>
      <p className="note">{t('results:checkWithFederation')}</p>
      <button type="button" className="button" onClick={onClose}>
        {t('results:desk.codes.hide')}
      </button>
    </section>
  )
}
