/** Tests of judges: categories, drawing, scoring, grades and retakes. See docs/rules.md#judge-tests. */

import { addMonths } from './calendar.ts'
import type { DistCode } from './distances.ts'

/** Categories of judges as the wire writes them, with Cyrillic letters, from the lowest. */
export const JUDGE_TEST_CATEGORIES = ['3К', '2К', '1К', 'ВК'] as const

export type JudgeTestCategory = (typeof JUDGE_TEST_CATEGORIES)[number]

/** The credit that an event sells for a category. */
export const JUDGE_CREDITS = {
  '3К': 'J3K',
  '2К': 'J2K',
  '1К': 'J1K',
  ВК: 'JVK',
} as const satisfies Record<JudgeTestCategory, DistCode>

/** The codes of all credits. */
export const JUDGE_CREDIT_CODES: ReadonlySet<string> = new Set(Object.values(JUDGE_CREDITS))

export type JudgeCredit = (typeof JUDGE_CREDITS)[JudgeTestCategory]

const CYRILLIC: Readonly<Record<string, string>> = { K: 'К', B: 'В', V: 'В' }

/** Returns the category that a text names, in any case and with Latin letters for Cyrillic ones; null for another text. */
export function findJudgeCategory(text: string): JudgeTestCategory | null {
  const name = text.toUpperCase().replaceAll(/[KBV]/g, (letter) => CYRILLIC[letter] ?? letter)
  return JUDGE_TEST_CATEGORIES.find((category) => category === name) ?? null
}

/** Returns the category of a credit; null for other distances. */
export const judgeCategoryOf = (code: DistCode): JudgeTestCategory | null =>
  JUDGE_TEST_CATEGORIES.find((category) => JUDGE_CREDITS[category] === code) ?? null

export const JUDGE_GRADES = ['excellent', 'good', 'satisfactory', 'unsatisfactory'] as const

export type JudgeGrade = (typeof JUDGE_GRADES)[number]

/** The rules of a test, which are stored with it. Percentages are of the drawn questions. */
export interface JudgeTestRules {
  readonly questions: number
  readonly minutes: number
  /** Pass mark. */
  readonly satisfactory: number
  readonly good: number
  readonly excellent: number
}

export const JUDGE_TEST_RULES = {
  questions: 20,
  minutes: 30,
  satisfactory: 80,
  good: 88,
  excellent: 95,
} as const satisfies JudgeTestRules

/** Months after a failed exam until the next one of its category. */
export const RETAKE_MONTHS = 1

/** A passed test that took fewer seconds a question is suspicious. */
export const FAST_SECONDS_PER_QUESTION = 6

/** Returns the instant at which a test that starts at an instant closes by itself. */
export const judgeTestDueAt = (startedAt: Date, { minutes }: Pick<JudgeTestRules, 'minutes'>): Date =>
  new Date(startedAt.getTime() + minutes * 60_000)

/** Returns whether a test still accepts answers: it is neither completed nor past its time limit. */
export const acceptsAnswers = (
  { completedAt, dueAt }: { readonly completedAt: Date | null; readonly dueAt: Date },
  at: Date,
): boolean => completedAt === null && at < dueAt

/** Returns whether a question counts: the chosen set equals the true one. Order and repetition do not matter. */
export function isRightAnswer(chosen: readonly number[], right: readonly number[]): boolean {
  const [one, other] = [new Set(chosen), new Set(right)]
  return one.size === other.size && [...one].every((id) => other.has(id))
}

/** Returns the grade of a score; no questions are unsatisfactory. Compares whole numbers, so no rounding decides. */
export function judgeGrade(score: number, questions: number, rules: JudgeTestRules): JudgeGrade {
  if (questions <= 0) return 'unsatisfactory'
  const reaches = (mark: number) => score * 100 >= mark * questions
  if (reaches(rules.excellent)) return 'excellent'
  if (reaches(rules.good)) return 'good'
  return reaches(rules.satisfactory) ? 'satisfactory' : 'unsatisfactory'
}

export const isPassed = (grade: JudgeGrade): boolean => grade !== 'unsatisfactory'

/** Returns the first date of the next exam after a failed one: a calendar month later (31 January: 28 or 29 February). */
export const retakeOn = (failedOn: string): string => addMonths(failedOn, RETAKE_MONTHS)

/** Returns a whole number from 0 to below a bound, all equally likely. */
export type DrawBelow = (bound: number) => number

/** Returns a list in a random order. */
export function shuffled<T>(list: readonly T[], drawBelow: DrawBelow): T[] {
  const order = [...list]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = drawBelow(last + 1)
    const [moved, swapped] = [order[last] as T, order[other] as T]
    order[last] = swapped
    order[other] = moved
  }
  return order
}

interface DrawInput {
  readonly bank: readonly number[]
  readonly count: number
  /** Questions of the last attempt: drawn only if the others do not suffice. */
  readonly last: readonly number[]
}

/** Returns the drawn questions in a random order; null if the bank has fewer than a test needs. */
export function drawQuestions({ bank, count, last }: DrawInput, drawBelow: DrawBelow): number[] | null {
  const known = new Set(last)
  const all = [...new Set(bank)]
  if (all.length < count) return null
  const fresh = shuffled(
    all.filter((id) => !known.has(id)),
    drawBelow,
  )
  const repeated = shuffled(
    all.filter((id) => known.has(id)),
    drawBelow,
  )
  return shuffled([...fresh, ...repeated].slice(0, count), drawBelow)
}

/** What decides whether an account may take a test. */
export interface JudgeCandidate {
  readonly isRsf: boolean
  readonly isAdmin: boolean
  /** Categories of its paid credits in any event. */
  readonly paid: readonly JudgeTestCategory[]
  /** Whether it paid the credit of the category in the event and offer of the test. */
  readonly hasCredit: boolean
}

/** Returns whether an account may take trials, of any category. */
export const mayTakeTrials = ({ isRsf, isAdmin, paid }: Omit<JudgeCandidate, 'hasCredit'>): boolean =>
  isRsf || isAdmin || paid.length > 0

/** Returns whether an account may take a test: an exam requires its own credit or isRsf, whatever else it may. */
export const mayTakeTest = (candidate: JudgeCandidate, isExam: boolean): boolean =>
  isExam ? candidate.isRsf || candidate.hasCredit : mayTakeTrials(candidate)

/** Limits of the texts of a question. */
export const JUDGE_QUESTION_LIMITS = { text: 1000, option: 500, rule: 200, code: 40, options: 8 } as const
