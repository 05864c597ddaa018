import type { JudgeOpening } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { categoryName, categoryShort, testEvent } from './judge-test-text.ts'
import { useStartTest } from './StartTest.tsx'
import './judge-tests.css'

interface Rules {
  readonly questions: number
  readonly minutes: number
}

/** The exams that an account may take, each with its start, when it was passed, or the day of its retake. Needs the namespaces of tests. */
export function ExamList({
  exams,
  rules,
}: {
  readonly exams: readonly JudgeOpening[]
  readonly rules?: Rules | undefined
}) {
  return (
    <ul className="judge-exams">
      {exams.map((exam) => (
        <Exam key={`${exam.eventId}/${exam.offerId}/${exam.jCat}`} exam={exam} rules={rules} />
      ))}
    </ul>
  )
}

function Exam({ exam, rules }: { readonly exam: JudgeOpening; readonly rules: Rules | undefined }) {
  const { t, formats, language } = useWords()
  const start = useStartTest()
  const [isAsking, setAsking] = useState(false)
  const { eventId, offerId, jCat, seminarDate, passedOn, retakeOn } = exam
  const event = testEvent(exam, language)
  const category = categoryShort(jCat, t)
  return (
    <li>
      <div>
        <b>{categoryName(jCat, t)}</b>
        <p>
          <a href={paths.viewEvent(eventId)} lang={event?.lang}>
            {event?.text}
          </a>
          {seminarDate && <> · {t('judgeTests:start.seminar', { date: formats.shortDate(seminarDate) })}</>}
        </p>
        {passedOn && <p>{t('judgeTests:start.passedOn', { date: formats.shortDate(passedOn) })}</p>}
      </div>
      {retakeOn === null ? (
        <Button onClick={() => setAsking(true)}>
          <span aria-hidden="true">{t(passedOn ? 'judgeTests:start.again' : 'judgeTests:start.exam')}</span>
          <span className="visually-hidden">
            {t(passedOn ? 'judgeTests:start.againOf' : 'judgeTests:start.examOf', {
              category,
              event: event?.text ?? '',
            })}
          </span>
        </Button>
      ) : (
        <p>
          <b>{t('judgeTests:start.retakeOn', { date: formats.shortDate(retakeOn) })}</b>
          <br />
          {t('messages:judgeTests.retakeRule')}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          heading={t('judgeTests:start.confirm', { category })}
          text={rules ? t('judgeTests:start.confirmText', { ...rules }) : t('judgeTests:start.confirmTime')}
          confirm={t('judgeTests:start.exam')}
          failed={`${t('messages:judgeTests.prepareFailed')}.`}
          onConfirm={() => start({ jCat, ifExam: 1, eventId, offerId })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
