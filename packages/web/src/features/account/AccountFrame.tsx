import { DepthRings, LaneRope, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import '../../infrastructure/forms/forms.css'
import './account.css'

/** The water beside the forms: always the same lake. */
const LAKE = { seed: 1896, rings: 11, ratio: 1, centre: [0.5, 0.66] } as const

const REASONS_TO_JOIN = ['family', 'history', 'programs'] as const

/** A page of one form, and beside it the water with what an account is for. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  return (
    <div className="account">
      <div className="account-form">{children}</div>
      <aside className="account-water" aria-label={t('account:aside.label')}>
        <DepthRings {...LAKE} />
        <div className="account-reasons">
          <p className="account-reasons-title">{t('account:aside.heading')}</p>
          <ul>
            {REASONS_TO_JOIN.map((reason) => (
              <li key={reason}>{t(`account:aside.${reason}`)}</li>
            ))}
          </ul>
        </div>
        <LaneRope />
      </aside>
    </div>
  )
}
