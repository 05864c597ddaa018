import type { JudgeTestCard } from '@polynya/contract'
import { JUDGE_CREDITS, JUDGE_TEST_CATEGORIES, type JudgeTestCategory } from '@polynya/domain'
import { inLanguage, type Words } from '@polynya/ui'

/** The full name of a category: «Спортивный судья третьей категории». */
export const categoryName = (jCat: JudgeTestCategory, t: Words['t']) =>
  t(`sport:judgeCategories.${JUDGE_CREDITS[jCat]}.name`)

/** The short name of a category: «3К». */
export const categoryShort = (jCat: JudgeTestCategory, t: Words['t']) =>
  t(`sport:judgeCategories.${JUDGE_CREDITS[jCat]}.short`)

/** Categories to choose from, in as few words as the select of a phone shows. */
export const categoryOptions = (t: Words['t']) =>
  JUDGE_TEST_CATEGORIES.map((value) => ({
    value,
    text: `${categoryShort(value, t)} — ${t(`judgeTests:categories.${JUDGE_CREDITS[value]}`)}`,
  }))

export const kindText = ({ ifExam }: Pick<JudgeTestCard, 'ifExam'>, t: Words['t']) =>
  t(`judgeTests:list.${ifExam === 1 ? 'exam' : 'trial'}`)

/** The kind and category of a test: «Экзамен, категория 3К». */
export const testTitle = (test: Pick<JudgeTestCard, 'ifExam' | 'jCat'>, t: Words['t']) =>
  t('judgeTests:list.title', { kind: kindText(test, t), category: categoryShort(test.jCat, t) })

interface NamedEvent {
  readonly eventName: string | null
  readonly eventNameEn: string | null
}

/** The name of the event of a test in the reader's language; null outside an event. */
export const testEvent = ({ eventName, eventNameEn }: NamedEvent, language: Words['language']) =>
  eventName === null ? null : inLanguage(language, { ru: eventName, en: eventNameEn })
