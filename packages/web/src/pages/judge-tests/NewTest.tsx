import type { JudgeTestOpenings } from '@polynya/contract'
import { JUDGE_TEST_CATEGORIES, type JudgeTestCategory } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { useState } from 'react'
import { ExamList } from '../../features/judge-tests/ExamList.tsx'
import { categoryOptions } from '../../features/judge-tests/judge-test-text.ts'
import { StartTrial } from '../../features/judge-tests/StartTest.tsx'

/** The trials and exams that an account may start; otherwise, who opens them. */
export function NewTest({ openings }: { readonly openings: JudgeTestOpenings }) {
  const { t } = useWords()
  const { trials, exams, rules } = openings
  const { questions, minutes, satisfactory } = rules
  if (!trials && exams.length === 0) {
    return (
      <EmptyState title={t('judgeTests:noAccess')}>
        <p>{t('messages:judgeTests.contactFederation')}</p>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="new-test-heading">
      <h2 id="new-test-heading">{t('judgeTests:start.heading')}</h2>
      <p>{t('judgeTests:rules', { questions, minutes, pass: satisfactory })}</p>
      <div className="judge-start">
        <div>
          <h3>{t('judgeTests:start.trials')}</h3>
          <Trial />
        </div>
        <div>
          <h3>{t('judgeTests:start.exams')}</h3>
          {exams.length > 0 ? (
            <ExamList exams={exams} rules={rules} />
          ) : (
            <p className="note">{t('judgeTests:start.noExams')}</p>
          )}
        </div>
      </div>
    </section>
  )
}

function Trial() {
  const { t } = useWords()
  const [jCat, setCategory] = useState<JudgeTestCategory>(JUDGE_TEST_CATEGORIES[0])
  return (
    <>
      <p className="note">{t('judgeTests:start.trialsText')}</p>
      <label>
        {t('judgeTests:start.category')}
        <select value={jCat} onChange={({ target }) => setCategory(target.value as JudgeTestCategory)}>
          {categoryOptions(t).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <StartTrial key={jCat} params={{ jCat, ifExam: 0, eventId: 0, offerId: 0 }} />
    </>
  )
}
