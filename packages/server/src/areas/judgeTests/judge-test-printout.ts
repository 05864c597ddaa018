import type { JudgeTest } from '@polynya/contract'
import { JUDGE_CREDITS, shownCheckCode } from '@polynya/domain'
import type { Printout } from '../printouts/pdf/printout.ts'
import type { Reading } from '../printouts/reading.ts'

interface Printing {
  readonly reading: Reading
  readonly at: Date
  readonly timeZone: string
  /** Name of the federation, at the head of each page. */
  readonly federation: string
  readonly publicUrl: string
}

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Returns the result of a completed test as it is printed: grade, check code, and each question with its rule. */
export function judgeTestPrintout(test: JudgeTest, printing: Printing): Printout {
  const { reading, at, timeZone, federation } = printing
  const { t, language, formats } = reading
  // A question has its rule in one language, which is that of the rules of the federation.
  const isForeign = language === 'en' && test.questions.some(({ rule }) => CYRILLIC.test(rule ?? ''))
  return {
    language,
    title: titleOf(test, reading),
    event: federation,
    facts: factsOf(test, printing),
    mark: null,
    page: { size: 'A4', isLandscape: false },
    header: null,
    footer: null,
    logo: null,
    layout: 'table',
    part: t('printouts:columns.part'),
    columns: [
      { title: t('printouts:judgeTest.question'), width: 60 },
      { title: t('printouts:judgeTest.answer'), width: 14 },
      { title: t(`printouts:judgeTest.${isForeign ? 'ruleInRussian' : 'rule'}`), width: 26 },
    ],
    sections: [
      {
        title: t('judgeTests:result.review'),
        notes: [],
        rows: test.questions.map(({ quest, answerJson, score, rule }) => [
          quest,
          t(`judgeTests:result.${answerJson.length === 0 ? 'noAnswer' : score === 1 ? 'right' : 'wrong'}`),
          rule ?? '',
        ]),
      },
    ],
    nothing: '',
    signatures: [],
    printed: t('printouts:printed', { date: formats.longDate(at, timeZone) }),
    at: at.toISOString(),
  }
}

const titleOf = ({ ifExam, jCat }: JudgeTest, { t }: Reading) =>
  t('judgeTests:list.title', {
    kind: t(`judgeTests:list.${ifExam === 1 ? 'exam' : 'trial'}`),
    category: t(`sport:judgeCategories.${JUDGE_CREDITS[jCat]}.short`),
  })

/** What the result states, a line each. */
function factsOf(test: JudgeTest, { reading: { t, language, formats }, timeZone, publicUrl }: Printing) {
  const { userFirstName, userLastName, jCat, grade, sumScore, qTotal, seminarDate, endTime, checkCode } = test
  const event = language === 'en' ? (test.eventNameEn ?? test.eventName) : test.eventName
  const code = shownCheckCode(checkCode ?? '')
  const facts = {
    judge: `${userFirstName} ${userLastName}`.trim(),
    category: t(`sport:judgeCategories.${JUDGE_CREDITS[jCat]}.name`),
    event,
    seminar: seminarDate && formats.shortDate(seminarDate),
    score: t('judgeTests:list.score', { score: String(sumScore), total: String(qTotal) }),
    grade: grade && t(`judgeTests:grades.${grade}`),
    endedAt: endTime && formats.longDate(new Date(endTime), timeZone),
    checkCode: `${code}, ${publicUrl}/check/${code}`,
  }
  const lines = (Object.keys(facts) as (keyof typeof facts)[]).flatMap((label) =>
    facts[label] ? `${t(`judgeTests:result.${label}`)}: ${facts[label]}` : [],
  )
  return [...lines, t('judgeTests:result.granted')]
}
