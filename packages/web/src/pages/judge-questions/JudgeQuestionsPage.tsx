import type { BankQuestion } from '@polynya/contract'
import { JUDGE_TEST_CATEGORIES, PAGE_SIZE } from '@polynya/domain'
import { Button, EmptyState, useWords } from '@polynya/ui'
import { type FormEvent, useState } from 'react'
import { questionsQuery } from '../../features/judge-tests/bank-queries.ts'
import { categoryShort } from '../../features/judge-tests/judge-test-text.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { isDenied, LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionFile } from './QuestionFile.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import '../../features/administration/administration.css'
import './judge-questions.css'

/** The bank of questions: search, edit, import and export. */
export function JudgeQuestionsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const [edited, setEdited] = useState<BankQuestion | 'new' | null>(null)
  const query = questionsQuery(client, values)
  const { data, error, isFetching, refetch } = useQuery(query)
  const failed = t('judgeBank:failed')
  if (data === undefined && isDenied(error)) {
    return (
      <div className="page admin-page judge-questions-page">
        <h1 tabIndex={-1}>{t('judgeBank:heading')}</h1>
        <LoadFailed title={failed} error={error} isRetrying={isFetching} onRetry={refetch} />
      </div>
    )
  }
  return (
    <div className="page admin-page judge-questions-page">
      <h1 tabIndex={-1}>{t('judgeBank:heading')}</h1>
      <QuestionFile />
      <Filters />
      <p className="buttons">
        <Button kind="primary" onClick={() => setEdited('new')}>
          {t('judgeBank:add')}
        </Button>
      </p>
      <Loaded query={query} failed={failed} rows={6}>
        {({ questions, total }) => (
          <>
            {total > 0 && <p>{t('judgeBank:total', { count: total })}</p>}
            {total === 0 && (
              <EmptyState title={t('judgeBank:none')}>
                <p>{t('judgeBank:noneText')}</p>
              </EmptyState>
            )}
            <ul className="admin-list">
              {questions.map((question) => (
                <QuestionRow key={question.id} question={question} onEdit={() => setEdited(question)} />
              ))}
            </ul>
            {total > 0 && <Pager total={total} size={PAGE_SIZE.judgeTests} />}
          </>
        )}
      </Loaded>
      {edited && (
        <QuestionDialog question={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}

function Filters() {
  const { t, language } = useWords()
  const other = language === 'ru' ? 'en' : 'ru'
  const { values, open } = useAddressQuery()
  const choose = (name: 'jCat' | 'active' | 'language' | 'search') => (value: string | undefined) => {
    const next = new URLSearchParams(values)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    open(next)
  }
  function onSubmit(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    choose('search')(String(new FormData(domEvent.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search>
      <form className="admin-filters" onSubmit={onSubmit}>
        <label>
          {t('judgeBank:search')}
          <input type="text" name="search" autoComplete="off" defaultValue={values.get('search') ?? ''} />
        </label>
        <p className="buttons">
          <Button type="submit">{t('judgeBank:find')}</Button>
        </p>
        <Choice
          label={t('judgeBank:category')}
          none={t('judgeBank:anyCategory')}
          value={values.get('jCat') ?? undefined}
          options={JUDGE_TEST_CATEGORIES.map((value) => ({ value, text: categoryShort(value, t) }))}
          onChoose={choose('jCat')}
        />
        <Choice
          label={t('judgeBank:state')}
          none={t('judgeBank:anyState')}
          value={values.get('active') ?? undefined}
          options={[
            { value: 'true', text: t('judgeBank:active') },
            { value: 'false', text: t('judgeBank:inactive') },
          ]}
          onChoose={choose('active')}
        />
        <Choice
          label={t('judgeBank:language')}
          none={t(`judgeBank:languages.${language}`)}
          value={values.get('language') ?? undefined}
          options={[{ value: other, text: t(`judgeBank:languages.${other}`) }]}
          onChoose={choose('language')}
        />
      </form>
    </search>
  )
}
