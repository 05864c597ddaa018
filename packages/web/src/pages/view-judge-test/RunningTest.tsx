import type { JudgeTest } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerSheet } from '../../features/judge-tests/answer-sheet.ts'
import { clocked } from '../../features/judge-tests/judge-test-queries.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { Finish } from './Finish.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionGrid } from './QuestionGrid.tsx'
import { useSheet } from './use-sheet.ts'
import { useResultWhenOver, useTimeLeft } from './use-time-left.ts'

interface Props {
  readonly test: JudgeTest
  readonly offsetMs: number
}

/** A test in progress: one question at a time, by mouse or by keyboard. */
export function RunningTest({ test, offsetMs }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const queryClient = useQueryClient()
  const serverNow = useCallback(() => Date.now() + offsetMs, [offsetMs])
  const sheet = useSheet(test, serverNow)
  const { answers, unsent, flags, failure } = useObservable(sheet.state)
  const [index, setIndex] = useState(0)
  const [isFinishing, setFinishing] = useState(false)
  const question = test.questions[index]
  const total = test.questions.length
  const answered = test.questions.filter(({ qId }) => answers.get(qId)?.answerJSON.length).length

  function show(result: JudgeTest) {
    sheet.forget()
    queryClient.setQueryData(keys.judgeTests.test(test.id), clocked(result))
    void queryClient.invalidateQueries({ queryKey: [...keys.judgeTests.all, 'list'] })
    void queryClient.invalidateQueries({ queryKey: keys.judgeTests.openings })
  }
  const left = useTimeLeft(test.dueTime, serverNow)
  useResultWhenOver(test.id, left === 0 || failure === 'closed')
  const area = useKeys({ sheet, test, index, setIndex })

  if (!question) return null
  return (
    <section ref={area} className="judge-run" tabIndex={-1} aria-label={t('titles.judgeTest')}>
      <div className="judge-run-head">
        <p role="timer" className="judge-time" data-tone={left <= 60 ? 'bad' : undefined}>
          {left === 0 ? t('judgeTests:test.timeOver') : t('judgeTests:test.left', { time: clockText(left) })}
        </p>
        <p>{t('judgeTests:test.answered', { answered: String(answered), total: String(total) })}</p>
        <Saving sheet={sheet} />
      </div>
      <QuestionForm
        key={question.qId}
        question={question}
        position={{ number: index + 1, total }}
        chosen={answers.get(question.qId)?.answerJSON ?? []}
        isFlagged={flags.includes(question.qId)}
        onToggle={(oId) => sheet.toggle(question.qId, oId)}
        onFlag={() => sheet.flag(question.qId)}
      />
      <p className="buttons">
        {index > 0 && <Button onClick={() => setIndex(index - 1)}>{t('judgeTests:test.previous')}</Button>}
        {index < total - 1 && (
          <Button kind="primary" onClick={() => setIndex(index + 1)}>
            {t('judgeTests:test.next')}
          </Button>
        )}
        <Button kind={index === total - 1 ? 'primary' : 'plain'} onClick={() => setFinishing(true)}>
          {t('judgeTests:test.finish')}
        </Button>
      </p>
      <QuestionGrid
        questions={test.questions}
        current={index}
        isAnswered={(qId) => Boolean(answers.get(qId)?.answerJSON.length)}
        isFlagged={(qId) => flags.includes(qId)}
        onChoose={setIndex}
      />
      <p className="note">{t('judgeTests:test.keys')}</p>
      {isFinishing && (
        <Finish
          unanswered={total - answered}
          hasUnsent={unsent.length > 0}
          onFinish={async () => {
            if (!(await sheet.send()) && sheet.state.get().failure !== 'closed') return false
            show(await client.judgeTests.complete({ params: { id: test.id } }))
            return true
          }}
          onClose={() => setFinishing(false)}
        />
      )}
    </section>
  )
}

/** Whether the answers are on the server. */
function Saving({ sheet }: { readonly sheet: AnswerSheet }) {
  const { t } = useWords()
  const { unsent, failure } = useObservable(sheet.state)
  const isSaved = unsent.length === 0
  return (
    <p role="status" className="judge-saving" data-tone={!isSaved && failure ? 'bad' : undefined}>
      {isSaved && t('judgeTests:test.saved')}
      {!isSaved && failure === null && t('judgeTests:test.saving')}
      {!isSaved && failure === 'unreachable' && (
        <>
          {t('messages:judgeTests.sendFailed')}. {t('judgeTests:test.stored')}
        </>
      )}
      {!isSaved && failure === 'refused' && t('messages:judgeTests.answerSaveFailed')}
      {!isSaved && failure === 'closed' && t('messages:judgeTests.completed')}
    </p>
  )
}

/** Minutes and seconds: 29:05. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Shortcuts {
  readonly sheet: AnswerSheet
  readonly test: JudgeTest
  readonly index: number
  readonly setIndex: (index: number) => void
}

/** Digits choose options and arrows move between questions while the focus is on the page. */
function useKeys({ sheet, test, index, setIndex }: Shortcuts) {
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isDialog = event.target instanceof Element && event.target.closest('dialog') !== null
      if (isDialog || event.ctrlKey || event.altKey || event.metaKey) return
      const question = test.questions[index]
      const option = question?.options[Number(event.key) - 1]
      if (question && option) sheet.toggle(question.qId, option.oId)
      else if (event.key === 'ArrowRight' && index < test.questions.length - 1) setIndex(index + 1)
      else if (event.key === 'ArrowLeft' && index > 0) setIndex(index - 1)
      else return
      event.preventDefault()
    }
    const element = area.current?.closest('main')
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [sheet, test, index, setIndex])
  return area
}
