import { describe, expect, it } from 'vitest'
import { together } from './batch.ts'

/** Asks that are answered when the test says so. */
function slowAnswers() {
  const asked: { questions: readonly number[]; answer(): void; fail(): void }[] = []
  const ask = together(
    (questions: readonly number[]) =>
      new Promise<readonly string[]>((done, refuse) => {
        const answer = () => done(questions.map((question) => `answer ${question}`))
        asked.push({ questions, answer, fail: () => refuse(new Error('gone')) })
      }),
  )
  return { ask, asked }
}

describe('asking together', () => {
  it('sends the first question at once, then one batch of those that arrived meanwhile', async () => {
    const { ask, asked } = slowAnswers()
    const answers = [1, 2, 3].map(ask)
    expect(asked.map(({ questions }) => questions)).toEqual([[1]])
    asked[0]?.answer()
    expect(await answers[0]).toBe('answer 1')
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2, 3]])
    asked[1]?.answer()
    expect(await Promise.all(answers)).toEqual(['answer 1', 'answer 2', 'answer 3'])
  })

  it('rejects every question of a failed batch, and continues with the next batch', async () => {
    const { ask, asked } = slowAnswers()
    const [first, second] = [ask(1), ask(2)]
    asked[0]?.fail()
    await expect(first).rejects.toThrow('gone')
    asked[1]?.answer()
    expect(await second).toBe('answer 2')
  })
})
