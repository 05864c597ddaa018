import { describe, expect, it } from 'vitest'
import { addDays, isDate } from './calendar.ts'
import { distanceOf } from './distances.ts'
import {
  acceptsAnswers,
  drawQuestions,
  findJudgeCategory,
  isPassed,
  isRightAnswer,
  JUDGE_CREDITS,
  JUDGE_TEST_CATEGORIES,
  JUDGE_TEST_RULES,
  judgeCategoryOf,
  judgeGrade,
  judgeTestDueAt,
  mayTakeTest,
  mayTakeTrials,
  retakeOn,
  shuffled,
} from './judge-tests.ts'

/** A fixed sequence of numbers that covers every bound. */
function draws(seed: number) {
  let state = seed
  return (bound: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1)
const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)

describe('a category of judges', () => {
  it.each([
    ['3К', '3К'],
    ['3K', '3К'],
    ['2k', '2К'],
    ['1к', '1К'],
    ['ВК', 'ВК'],
    ['BK', 'ВК'],
    ['vk', 'ВК'],
    ['4К', null],
    ['', null],
  ])('is found by %j: %s', (text, category) => {
    expect(findJudgeCategory(text)).toBe(category)
  })

  it('has a credit that names it back', () => {
    for (const category of JUDGE_TEST_CATEGORIES) {
      expect(distanceOf(JUDGE_CREDITS[category]).kind).toBe('judgeCredit')
      expect(judgeCategoryOf(JUDGE_CREDITS[category])).toBe(category)
    }
    expect(judgeCategoryOf('25FR')).toBeNull()
  })
})

describe('the draw', () => {
  it('gives distinct questions of the bank, whatever the random numbers', () => {
    for (const seed of SEEDS) {
      const drawn = drawQuestions({ bank: numbers(60), count: 20, last: [] }, draws(seed)) ?? []
      expect(new Set(drawn).size).toBe(20)
      expect(drawn.every((id) => id >= 1 && id <= 60)).toBe(true)
    }
  })

  it('does not repeat the last attempt while the bank allows it', () => {
    for (const seed of SEEDS) {
      const drawn = drawQuestions({ bank: numbers(40), count: 20, last: numbers(20) }, draws(seed)) ?? []
      expect(drawn.toSorted((a, b) => a - b)).toEqual(numbers(40).slice(20))
    }
  })

  it('repeats as few as possible when the bank is small', () => {
    for (const seed of SEEDS) {
      const drawn = drawQuestions({ bank: numbers(25), count: 20, last: numbers(20) }, draws(seed)) ?? []
      expect(drawn).toHaveLength(20)
      expect(drawn.filter((id) => id > 20)).toHaveLength(5)
    }
  })

  it('is not possible from too few questions', () => {
    expect(drawQuestions({ bank: [...numbers(19), 1], count: 20, last: [] }, draws(1))).toBeNull()
  })

  it('differs between random numbers', () => {
    const orders = SEEDS.map((seed) => shuffled(numbers(20), draws(seed * 7919)).join())
    expect(new Set(orders).size).toBeGreaterThan(190)
  })
})

describe('an answer', () => {
  it('is right if its set equals the true one', () => {
    expect(isRightAnswer([2, 1], [1, 2])).toBe(true)
    expect(isRightAnswer([1, 1, 2], [2, 1])).toBe(true)
    expect(isRightAnswer([1], [1, 2])).toBe(false)
    expect(isRightAnswer([1, 2, 3], [1, 2])).toBe(false)
    expect(isRightAnswer([], [1])).toBe(false)
  })
})

describe('the grade', () => {
  it.each([
    [20, 'excellent'],
    [19, 'excellent'],
    [18, 'good'],
    [17, 'satisfactory'],
    [16, 'satisfactory'],
    [15, 'unsatisfactory'],
    [0, 'unsatisfactory'],
  ] as const)('of %i out of 20 is %s', (score, grade) => {
    expect(judgeGrade(score, 20, JUDGE_TEST_RULES)).toBe(grade)
  })

  it('never falls with a higher score, and passes from 80 percent on', () => {
    const order = ['unsatisfactory', 'satisfactory', 'good', 'excellent']
    for (const questions of numbers(60)) {
      const grades = [0, ...numbers(questions)].map((score) => judgeGrade(score, questions, JUDGE_TEST_RULES))
      const ranks = grades.map((grade) => order.indexOf(grade))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      expect(grades.map(isPassed)).toEqual(
        [0, ...numbers(questions)].map((score) => score / questions >= 0.8),
      )
    }
  })

  it('of no questions is unsatisfactory', () => {
    expect(judgeGrade(0, 0, JUDGE_TEST_RULES)).toBe('unsatisfactory')
  })
})

describe('the time limit', () => {
  const startedAt = new Date('2026-01-16T09:00:00Z')
  const dueAt = judgeTestDueAt(startedAt, JUDGE_TEST_RULES)

  it('is half an hour', () => {
    expect(dueAt.toISOString()).toBe('2026-01-16T09:30:00.000Z')
  })

  it('accepts answers until then, and none of a completed test', () => {
    const open = { completedAt: null, dueAt }
    expect(acceptsAnswers(open, new Date(dueAt.getTime() - 1))).toBe(true)
    expect(acceptsAnswers(open, dueAt)).toBe(false)
    expect(acceptsAnswers({ completedAt: startedAt, dueAt }, startedAt)).toBe(false)
  })
})

describe('the retake of an exam', () => {
  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-03-31', '2026-04-30'],
    ['2026-12-31', '2027-01-31'],
    ['2026-02-28', '2026-03-28'],
  ])('after one of %s is possible from %s', (failed, next) => {
    expect(retakeOn(failed)).toBe(next)
  })

  it('is 28 to 31 days later, on a date that exists', () => {
    for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      const next = retakeOn(day)
      expect(isDate(next)).toBe(true)
      expect(next >= addDays(day, 28) && next <= addDays(day, 31)).toBe(true)
    }
  })
})

describe('who may take a test', () => {
  const nothing = { isRsf: false, isAdmin: false, paid: [], hasCredit: false } as const
  it.each([
    ['an account', nothing, false, false],
    ['isRsf', { ...nothing, isRsf: true }, true, true],
    ['an administrator', { ...nothing, isAdmin: true }, true, false],
    ['an account with a credit elsewhere', { ...nothing, paid: ['2К'] as const }, true, false],
    ['an account with the credit', { ...nothing, paid: ['3К'] as const, hasCredit: true }, true, true],
  ])('%s', (_who, candidate, trial, exam) => {
    expect([mayTakeTest(candidate, false), mayTakeTest(candidate, true)]).toEqual([trial, exam])
    expect(mayTakeTrials(candidate)).toBe(trial)
  })
})
