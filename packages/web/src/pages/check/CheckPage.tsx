import type { CheckedDocument } from '@polynya/contract'
import { readCheckCode, shownCheckCode } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FieldNotes } from '../../infrastructure/forms/FieldNotes.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { CheckedDiploma } from './CheckedDiploma.tsx'
import { CheckedTest } from './CheckedTest.tsx'
import '@polynya/ui/Facts.css'
import '../../infrastructure/forms/forms.css'

const route = getRouteApi('/check/{-$code}')

/** Confirms a printed document by its check code, which anybody may type. */
export function CheckPage() {
  const { t } = useWords()
  const { code } = route.useParams()
  return (
    <div className="page">
      <h1>{t('checks:heading')}</h1>
      <p className="page-lead">{t('checks:lead')}</p>
      <CodeForm key={code} code={code ?? ''} />
      {code && <Checked code={code} />}
    </div>
  )
}

function CodeForm({ code }: { readonly code: string }) {
  const { t } = useWords()
  const navigate = route.useNavigate()
  const id = useId()
  const [text, setText] = useState(code)
  const [isWrong, setWrong] = useState(false)

  function onSubmit(domEvent: FormEvent) {
    domEvent.preventDefault()
    const typed = readCheckCode(text)
    setWrong(typed === null)
    if (typed === null) document.getElementById(id)?.focus()
    else void navigate({ params: { code: shownCheckCode(typed) }, resetScroll: false })
  }

  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <div className="field" data-wrong={isWrong}>
        <label htmlFor={id}>{t('checks:code')}</label>
        <FieldNotes id={id} hint={t('checks:codeHint')} error={isWrong ? t('checks:codeWrong') : undefined} />
        <div className="field-line">
          <input
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={text}
            aria-invalid={isWrong}
            aria-describedby={[`${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      </div>
      <p className="buttons">
        <Button type="submit" kind="primary">
          {t('checks:submit')}
        </Button>
      </p>
    </form>
  )
}

function Checked({ code }: { readonly code: string }) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery(
    queryOptions({
      queryKey: keys.checks.get(code),
      queryFn: ({ signal }) => client.checks.get({ params: { code } }, { signal }),
    }),
  )
  if (data) return <Confirmed checked={data} />
  if (error === null) return <Skeleton shape="line" count={5} />
  if (isApiError(error) && error.reason === 'check_code_not_found') {
    return (
      <EmptyState title={t('checks:missing')}>
        <p>{t('checks:missingAdvice')}</p>
      </EmptyState>
    )
  }
  return <LoadFailed title={t('checks:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}

/** What the document states. */
function Confirmed({ checked: { code, judgeTest, diploma } }: { readonly checked: CheckedDocument }) {
  if (diploma) return <CheckedDiploma code={code} diploma={diploma} />
  return judgeTest && <CheckedTest code={code} test={judgeTest} />
}
