import type { BankQuestion } from '@polynya/contract'
import { JUDGE_QUESTION_LIMITS, JUDGE_TEST_CATEGORIES, type JudgeTestCategory } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { categoryOptions } from '../../features/judge-tests/judge-test-text.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUnsavedMark } from '../../infrastructure/context/unsaved-forms.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { OptionFields } from './OptionFields.tsx'

const EMPTY_OPTION = { ru: '', en: '', right: false }

const NEW_QUESTION = {
  code: '',
  version: 0,
  jCat: JUDGE_TEST_CATEGORIES[0] as JudgeTestCategory,
  active: true,
  ru: '',
  en: '',
  rule: '',
  options: [EMPTY_OPTION, EMPTY_OPTION],
}

export type QuestionDraft = typeof NEW_QUESTION

const draftOf = ({ id: _, updatedAt: __, ...question }: BankQuestion): QuestionDraft => question

interface Props {
  /** Null for a new one. */
  readonly question: BankQuestion | null
  readonly onClose: () => void
}

/** Edits a question, or adds one. */
export function QuestionDialog({ question, onClose }: Props) {
  const { t } = useWords()
  const heading = question ? t('judgeBank:editOf', { code: question.code }) : t('judgeBank:form.new')
  return (
    <Dialog heading={heading} onClose={onClose}>
      {(close) => <QuestionForm question={question} close={close} />}
    </Dialog>
  )
}

function QuestionForm({
  question,
  close,
}: Pick<Props, 'question'> & {
  readonly close: () => void
}) {
  const words = useWords()
  const { t } = words
  const { client, notifications } = useApp()
  const queryClient = useQueryClient()
  const [stored] = useState(question ? draftOf(question) : NEW_QUESTION)
  const [draft, setDraft] = useState(stored)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useUnsavedMark('judge-question', !isSaving && JSON.stringify(draft) !== JSON.stringify(stored))
  const change = (more: Partial<QuestionDraft>) => setDraft({ ...draft, ...more })

  async function onSubmit(domEvent: FormEvent) {
    domEvent.preventDefault()
    if (!draft.options.some(({ right }) => right)) return setProblem(t('judgeBank:form.noRight'))
    setSaving(true)
    setProblem(null)
    try {
      await client.judgeTests.saveQuestion({ body: draft })
      void queryClient.invalidateQueries({ queryKey: keys.judgeQuestions.all })
      notifications.tell({ tone: 'good', say: (say) => ({ text: say('judgeBank:form.saved') }) }, 'message')
      close()
    } catch (error) {
      setProblem(failureText(error, words).advice)
      setSaving(false)
    }
  }

  const textField = (name: 'code' | 'rule', most: number) => (
    <label>
      {t(`judgeBank:form.${name}`)}
      <input
        type="text"
        required
        maxLength={most}
        readOnly={name === 'code' && question !== null}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </label>
  )
  const textArea = (name: 'ru' | 'en') => (
    <label>
      {t(`judgeBank:form.${name}`)}
      <textarea
        required
        rows={3}
        lang={name}
        maxLength={JUDGE_QUESTION_LIMITS.text}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </label>
  )
  return (
    <form className="bank-form" onSubmit={onSubmit}>
      {textField('code', JUDGE_QUESTION_LIMITS.code)}
      <label>
        {t('judgeBank:category')}
        <select
          value={draft.jCat}
          onChange={({ target }) => change({ jCat: target.value as JudgeTestCategory })}
        >
          {categoryOptions(t).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {textArea('ru')}
      {textArea('en')}
      <OptionFields options={draft.options} onChange={(options) => change({ options })} />
      {textField('rule', JUDGE_QUESTION_LIMITS.rule)}
      <label className="tick">
        <input
          type="checkbox"
          checked={draft.active}
          onChange={({ target }) => change({ active: target.checked })}
        />
        <span>{t('judgeBank:form.active')}</span>
      </label>
      <p className="note">{t('judgeBank:form.note')}</p>
      <p role="alert" className="field-error">
        {problem}
      </p>
      <p className="buttons dialog-buttons">
        <Button type="submit" kind="primary" isBusy={isSaving}>
          {t('save')}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
