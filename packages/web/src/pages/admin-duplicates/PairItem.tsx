import type { CandidatePair, Swimmer } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'

/** Two profiles side by side, why they may be one, and what to do about it. */
export function PairItem({ pair: { one, other, likeness, score } }: { readonly pair: CandidatePair }) {
  const { t } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const [isAsking, setAsking] = useState(false)
  const ids = { one: one.iwsaid, other: other.iwsaid }

  async function dismiss() {
    await client.swimmers.dismissCandidate({ body: { oneId: one.id, otherId: other.id } })
    settled((speak) => ({ text: speak('custody:duplicates.dismissed') }), {
      list: 'candidates',
      isGone: (pair) => pair.one.id === one.id && pair.other.id === other.id,
    })
    focusOn('pairs')
  }

  return (
    <li className="custody-card">
      <h3>
        {t(`custody:duplicates.likeness.${likeness}`)}{' '}
        <span className="tag">{t('custody:duplicates.score', { score })}</span>
      </h3>
      <div className="custody-pair">
        <Profile swimmer={one} />
        <Profile swimmer={other} />
      </div>
      <p className="buttons">
        <a
          className="button"
          data-kind="primary"
          href={`/admin/duplicates/${one.id}-${other.id}`}
          aria-label={t('custody:duplicates.compareNamed', ids)}
        >
          {t('custody:duplicates.compare')}
        </a>
        <Button onClick={() => setAsking(true)}>
          <span aria-hidden="true">{t('custody:duplicates.dismiss')}</span>
          <span className="visually-hidden">{t('custody:duplicates.dismissNamed', ids)}</span>
        </Button>
      </p>
      {isAsking && (
        <ConfirmDialog
          heading={t('custody:duplicates.dismissNamed', ids)}
          text={t('custody:duplicates.dismissText')}
          confirm={t('custody:duplicates.dismiss')}
          onConfirm={dismiss}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

function Profile({ swimmer }: { readonly swimmer: Swimmer }) {
  const { language, formats } = useWords()
  const { main, other } = swimmerName(swimmer, language)
  const { iwsaid, dob, swimmerInfo } = swimmer
  return (
    <div>
      <strong lang={main.lang}>{main.text}</strong>
      {other && <span lang={other.lang}>{other.text}</span>}
      <span>{dob && formats.shortDate(dob)}</span>
      <span>
        {swimmerInfo.city}, {formats.country(swimmerInfo.country)}
      </span>
      <code>{iwsaid}</code>
    </div>
  )
}
