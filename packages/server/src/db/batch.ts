/** How many questions go together at most. */
const MOST = 200

interface Asked<Question, Answer> {
  readonly question: Question
  resolve(answer: Answer): void
  reject(problem: unknown): void
}

/**
 * Batches the questions that arrive while a round trip is in progress: the next round trip carries all of them. A
 * single question is not delayed, and no result is older than its question.
 * @param ask returns results in the order of the questions
 */
export function together<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Asked<Question, Answer>[] = []
  let isAsking = false

  async function askAll() {
    isAsking = true
    while (waiting.length > 0) {
      const asked = waiting.splice(0, MOST)
      try {
        const answers = await ask(asked.map(({ question }) => question))
        for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer)
      } catch (problem) {
        for (const { reject } of asked) reject(problem)
      }
    }
    isAsking = false
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!isAsking) void askAll()
    })
}
