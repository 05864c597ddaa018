import type { JudgeQuestion, JudgeTest } from '@polynya/contract'
import { shownCheckCode } from '@polynya/domain'
import { Button, Facts, inLanguage, useWords } from '@polynya/ui'
import { useEffect, useRef, useState } from 'react'
import {
  categoryName,
  categoryShort,
  kindText,
  testEvent,
} from '../../features/judge-tests/judge-test-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import '@polynya/ui/Facts.css'
import '../../infrastructure/components/tag.css'

interface Props {
  readonly test: JudgeTest
}

/** The result of a test with its grade, and each question with the right answer and its rule. Made for printing, too. */
export function Result({
  test,
  isNew,
}: Props & { /** Whether it has replaced the running test. */ readonly isNew: boolean }) {
  const { t } = useWords()
  const { ifPassed, ifExam, questions } = test
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <section className="judge-result" aria-labelledby="judge-result-heading">
        <h2 ref={heading} id="judge-result-heading" tabIndex={-1} aria-describedby="judge-verdict">
          {t('judgeTests:result.heading')}
        </h2>
        <p id="judge-verdict" className="judge-verdict" data-tone={ifPassed ? 'good' : 'bad'}>
          {t(`judgeTests:result.${ifPassed ? 'passed' : 'notPassed'}`)}
        </p>
        <ResultFacts test={test} />
        <p>{t('judgeTests:result.granted')}</p>
        {!ifPassed && ifExam === 1 && <p>{t('messages:judgeTests.retakeRule')}</p>}
        <p className="note">{t('messages:judgeTests.completed')}</p>
        <p className="buttons no-print">
          <SavePdf test={test} />
          <Button onClick={() => window.print()}>{t('judgeTests:result.print')}</Button>
        </p>
      </section>
      <section className="judge-review" aria-labelledby="judge-review-heading">
        <h2 id="judge-review-heading">{t('judgeTests:result.review')}</h2>
        <ol>
          {questions.map((question) => (
            <Reviewed key={question.qId} question={question} />
          ))}
        </ol>
      </section>
    </>
  )
}

/** The result as a file, with the check code that confirms it. */
function SavePdf({ test: { id } }: Props) {
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function save() {
    setWorking(true)
    setProblem(undefined)
    try {
      const address = `/printouts/judge-tests/${id}.pdf?lang=${language}`
      saveFile(`judge-test-${id}.pdf`, await cachedFile(client, address))
    } catch (error) {
      setProblem(error)
    }
    setWorking(false)
  }

  return (
    <>
      <Button kind="primary" isBusy={isWorking} onClick={save}>
        {t('judgeTests:result.pdf')}
      </Button>
      {problem !== undefined && (
        <span role="alert" className="field-error">
          {t('judgeTests:result.pdfFailed')}. {failureText(problem, words).advice}
        </span>
      )}
    </>
  )
}

function ResultFacts({ test }: Props) {
  const { t, formats, language } = useWords()
  const { userFirstName, userLastName, jCat, grade, sumScore, qTotal, seminarDate, startTime, endTime } = test
  const event = testEvent(test, language)
  const code = test.checkCode && shownCheckCode(test.checkCode)
  return (
    <Facts
      facts={[
        { label: t('judgeTests:result.judge'), value: `${userFirstName} ${userLastName}` },
        {
          label: t('judgeTests:result.category'),
          value: `${categoryShort(jCat, t)} — ${categoryName(jCat, t)}`,
        },
        { label: t('judgeTests:result.kind'), value: kindText(test, t) },
        {
          label: t('judgeTests:result.score'),
          value: t('judgeTests:list.score', { score: String(sumScore), total: String(qTotal) }),
        },
        { label: t('judgeTests:result.grade'), value: grade && t(`judgeTests:grades.${grade}`) },
        {
          label: t('judgeTests:result.event'),
          value: event && (
            <a href={paths.viewEvent(test.eventId)} lang={event.lang}>
              {event.text}
            </a>
          ),
        },
        { label: t('judgeTests:result.seminar'), value: seminarDate && formats.shortDate(seminarDate) },
        { label: t('judgeTests:result.startedAt'), value: momentText(startTime, formats) },
        { label: t('judgeTests:result.endedAt'), value: endTime && momentText(endTime, formats) },
        {
          label: t('judgeTests:result.checkCode'),
          value: code && <a href={paths.check(code)}>{code}</a>,
        },
      ]}
    />
  )
}

function Reviewed({ question }: { readonly question: JudgeQuestion }) {
  const { t, language } = useWords()
  const { quest, options, answerJson, trueOption, score, rule } = question
  const isRight = score === 1
  const reason = inLanguage(language, { ru: rule, en: null })
  const state = answerJson.length === 0 ? 'noAnswer' : isRight ? 'right' : 'wrong'
  return (
    <li>
      <p>
        <b>{quest}</b>{' '}
        <span className="tag" data-tone={isRight ? 'good' : 'bad'}>
          {t(`judgeTests:result.${state}`)}
        </span>
      </p>
      <ul>
        {options.map(({ oId, option }) => {
          const marks = [
            answerJson.includes(oId) && t('judgeTests:result.yours'),
            trueOption?.includes(oId) && t('judgeTests:result.rightOption'),
          ].filter(Boolean)
          return (
            <li key={oId} data-right={trueOption?.includes(oId)}>
              {option}
              {marks.length > 0 && <small> — {marks.join(', ')}</small>}
            </li>
          )
        })}
      </ul>
      {reason && (
        <p className="note">
          {t('judgeTests:result.rule')} <span lang={reason.lang}>{reason.text}</span>
        </p>
      )}
    </li>
  )
}
