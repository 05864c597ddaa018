import type { JudgeOpening } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { ExamList } from './ExamList.tsx'

/** The exams that the caller's judge credits open in an event, with the date of its seminar. */
export function EventExams({ exams }: { readonly exams: readonly JudgeOpening[] }) {
  const { t } = useWords()
  return (
    <section className="page event-exams" aria-labelledby="event-exams-heading">
      <h2 id="event-exams-heading">{t('judgeTests:start.exams')}</h2>
      <ExamList exams={exams} />
      <p>
        <a href={paths.judgeTests}>{t('judgeTests:test.back')}</a>
      </p>
    </section>
  )
}
