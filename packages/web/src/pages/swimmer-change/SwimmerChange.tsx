import type { ChangeRequest, Identity, Swimmer } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { lastChangeQuery } from '../../features/custody/custody-queries.ts'
import { identityText, requestedFields } from '../../features/custody/identity-text.ts'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { ChangeForm } from './ChangeForm.tsx'

/**
 * The request of an owner to change who a swimmer is: its state while it waits, else the form for another one.
 * Needs the namespaces `custody`, `fields`, `sport` and `errors`.
 */
export function SwimmerChange({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const { client } = useApp()
  const { firstName, lastName, gender, dob = '' } = swimmer
  const identity: Identity = { firstName, lastName, gender, dob }
  return (
    <Loaded query={lastChangeQuery(client, swimmer.id)} failed={t('custody:change.failed')}>
      {({ request }) =>
        request?.state === 'open' ? (
          <OpenRequest request={request} />
        ) : (
          <>
            {request && <LastRequest request={request} />}
            <ChangeForm id={swimmer.id} identity={identity} />
          </>
        )
      }
    </Loaded>
  )
}

interface Props {
  readonly request: ChangeRequest
}

function OpenRequest({ request }: Props) {
  const { t, formats } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const [isLeaving, setLeaving] = useState(false)

  async function withdraw() {
    await client.swimmers.withdrawChange({ params: { id: request.swimmerId } })
    settled((speak) => ({ text: speak('custody:change.withdrawn') }))
    focusOn('swimmer')
  }

  return (
    <div className="custody-waiting">
      <h3 id="open-request" tabIndex={-1}>
        {t('custody:change.openHeading')}
      </h3>
      <p>{t('custody:change.openText', { date: momentText(request.createdAt, formats) })}</p>
      <RequestedChange request={request} />
      <Button onClick={() => setLeaving(true)}>{t('custody:change.withdraw')}</Button>
      {isLeaving && (
        <ConfirmDialog
          heading={t('custody:change.withdraw')}
          text={t('custody:change.withdrawText')}
          confirm={t('custody:change.withdraw')}
          onConfirm={withdraw}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}

function RequestedChange({ request: { requested, before } }: Props) {
  const words = useWords()
  return (
    <ul>
      {requestedFields(requested).map((field) => (
        <li key={field}>
          {words.t('custody:change.becomes', {
            field: words.t(`custody:fields.${field}`),
            before: identityText(field, before, words),
            after: identityText(field, requested, words),
          })}
        </li>
      ))}
    </ul>
  )
}

function LastRequest({ request: { state, answer, decidedAt, createdAt } }: Props) {
  const { t, formats } = useWords()
  return (
    <div className="custody-last">
      <p>
        {t('custody:change.last', {
          state: t(`custody:states.${state}`).toLowerCase(),
          date: momentText(decidedAt ?? createdAt, formats),
        })}
      </p>
      {answer && <p>{t('custody:change.answer', { answer })}</p>}
    </div>
  )
}
