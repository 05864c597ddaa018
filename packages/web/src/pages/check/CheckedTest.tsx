import type { CheckedDocument } from '@polynya/contract'
import { shownCheckCode } from '@polynya/domain'
import { Facts, useWords } from '@polynya/ui'
import { categoryName, testEvent, testTitle } from '../../features/judge-tests/judge-test-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

interface Props {
  readonly code: string
  readonly test: NonNullable<CheckedDocument['judgeTest']>
}

/** What the printed result of a judge's test states. */
export function CheckedTest({ code, test }: Props) {
  const { t, formats, language } = useWords()
  const { userFirstName, userLastName, jCat, sumScore, qTotal, grade, endTime, seminarDate } = test
  const event = testEvent(test, language)
  const judge = `${userFirstName} ${userLastName}`.trim()
  return (
    <section aria-labelledby="checked-heading">
      <h2 id="checked-heading">{t('checks:valid')}</h2>
      <p>{t('checks:validText')}</p>
      <Facts
        facts={[
          { label: t('checks:what'), value: testTitle(test, t) },
          { label: t('judgeTests:result.judge'), value: judge || t('checks:unnamed') },
          { label: t('judgeTests:result.category'), value: categoryName(jCat, t) },
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
          { label: t('judgeTests:result.endedAt'), value: endTime && momentText(endTime, formats) },
          { label: t('judgeTests:result.checkCode'), value: shownCheckCode(code) },
        ]}
      />
      <p>{t('judgeTests:result.granted')}</p>
    </section>
  )
}
