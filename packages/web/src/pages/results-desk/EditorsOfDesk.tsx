import type { ResultsEditors } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** The accounts that may record the results of an event and have no other right; granted by e-mail and revoked. */
export function EditorsOfDesk({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const [isOpen, setOpen] = useState(false)
  const query = queryOptions({
    queryKey: keys.results.editors(eventId),
    queryFn: ({ signal }) => client.results.editors({ params: { eventId } }, { signal }),
  })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('results:editors.heading')}</summary>
      {isOpen && (
        <Loaded query={query} failed={t('results:editors.failed')} rows={1}>
          {({ editors }) => <Editors eventId={eventId} editors={editors} />}
        </Loaded>
      )}
    </details>
  )
}

interface Props {
  readonly eventId: number
  readonly editors: ResultsEditors['editors']
}

function Editors({ eventId, editors }: Props) {
  const words = useWords()
  const { t } = words
  const { client, queryClient } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function change(call: () => Promise<ResultsEditors>, done?: () => void) {
    setBusy(true)
    setProblem(undefined)
    try {
      queryClient.setQueryData(keys.results.editors(eventId), await call())
      done?.()
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  function grant(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    const form = domEvent.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const call = { params: { eventId }, body: { email } }
    void change(
      () => client.results.grantEditor(call),
      () => form.reset(),
    )
  }

  return (
    <>
      <p className="note">{t(editors.length === 0 ? 'results:editors.none' : 'results:editors.intro')}</p>
      <ul className="desk-history">
        {editors.map(({ accountId, email, firstName, lastName }) => (
          <li key={accountId}>
            {firstName} {lastName} ({email}){' '}
            <Button
              isBusy={isBusy}
              onClick={() =>
                void change(() => client.results.revokeEditor({ params: { eventId, accountId } }))
              }
            >
              {t('results:editors.revoke')}
              <span className="visually-hidden"> {email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form className="desk-reason" onSubmit={grant}>
        <label>
          {t('results:editors.email')}
          <input type="email" name="email" required maxLength={254} autoComplete="off" />
        </label>
        <p role="alert" className="field-error">
          {problem !== undefined && failureText(problem, words).advice}
        </p>
        <p className="buttons">
          <Button type="submit" isBusy={isBusy}>
            {t('results:editors.grant')}
          </Button>
        </p>
      </form>
    </>
  )
}
