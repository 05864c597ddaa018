import { JUDGE_TEST_CATEGORIES, JUDGE_TEST_RULES } from '@polynya/domain'
import { describe, expect, it } from 'vitest'
import { FINAL_TIMES, HEATS, LANES, PLACES, POINTS } from './computed.ts'
import { JUDGE_QUESTIONS } from './judge-questions.ts'
import type { Question } from './question.ts'

const right = (bank: readonly Question[], text: string) =>
  bank
    .find(({ en }) => en.includes(text))
    ?.options.filter((option) => option.right)
    .map(({ en }) => en)

describe('the demo bank of judge questions', () => {
  it.each(JUDGE_TEST_CATEGORIES)('has three times as many questions of %s as a test draws', (category) => {
    const own = JUDGE_QUESTIONS.filter((question) => question.category === category)
    expect(own.length).toBeGreaterThanOrEqual(3 * JUDGE_TEST_RULES.questions)
    expect(new Set(own.map(({ ru }) => ru)).size).toBe(own.length)
  })

  it('has distinct options in both languages, of which some are right and some wrong', () => {
    for (const { ru, options } of JUDGE_QUESTIONS) {
      for (const language of ['ru', 'en'] as const)
        expect([ru, new Set(options.map((option) => option[language])).size]).toEqual([ru, options.length])
      expect([ru, options.some((option) => option.right)]).toEqual([ru, true])
      expect([ru, options.some((option) => !option.right)]).toEqual([ru, true])
    }
  })

  it('computes its answers by the rules', () => {
    expect(right(HEATS, '14 swimmers')).toEqual(['3'])
    expect(right(LANES, 'lanes 1 to 6. Which lane has the swimmer whose seed time is number 1 ')).toEqual([
      '3',
    ])
    expect(right(LANES, 'lanes 1 to 8. Which lane has the swimmer whose seed time is number 2 ')).toEqual([
      '5',
    ])
    expect(right(FINAL_TIMES, '00:13.20')).toEqual(['00:18.20'])
    expect(right(PLACES, '00:30.00, 00:30.00, 00:30.50')).toEqual(['3'])
    expect(right(POINTS, '01:00.00')).toEqual(['125'])
  })
})
