/** The bank of questions, and tests of two judges: passed, failed, not yet to be retaken, open. */

import type { Client, JudgeOpening, JudgeTest } from '@polynya/contract'
import type { JudgeTestCategory } from '@polynya/domain'
import { JUDGE_QUESTIONS } from '../judge-questions/judge-questions.ts'
import type { Clients } from './accounts.ts'
import type { World } from './world.ts'

const DAY_MS = 86_400_000

interface Attempt {
  readonly jCat: JudgeTestCategory
  readonly isExam: boolean
  readonly daysAgo: number
  /** Number of questions that are answered right. */
  readonly right: number
}

/** Imports the bank and takes the tests; exams only if an event sells judge credits. */
export async function tellOfJudgeTests(world: World, clients: Clients): Promise<void> {
  const file = new File([JSON.stringify(JUDGE_QUESTIONS)], 'judge-questions.json')
  await world.superAdmin.judgeTests.importQuestions({ body: { file } })
  const { exams } = await clients.judge.judgeTests.openings()
  const take = (client: Client, attempt: Attempt) => takeTest(world, { client, exams }, attempt)
  await take(clients.judge, { jCat: '2К', isExam: true, daysAgo: 45, right: 13 })
  await take(clients.judge, { jCat: '3К', isExam: false, daysAgo: 21, right: 18 })
  await take(clients.judge, { jCat: '3К', isExam: true, daysAgo: 20, right: 19 })
  await take(clients.trainee, { jCat: '3К', isExam: true, daysAgo: 4, right: 15 })
}

interface Candidate {
  readonly client: Client
  readonly exams: readonly JudgeOpening[]
}

async function takeTest(
  world: World,
  { client, exams }: Candidate,
  { jCat, isExam, daysAgo, right }: Attempt,
) {
  const opening = exams.find((each) => each.jCat === jCat)
  if (isExam && !opening) return
  const startedAt = new Date(world.now.getTime() - daysAgo * DAY_MS)
  const { eventId = 0, offerId = 0 } = isExam ? (opening ?? {}) : {}
  const params = { jCat, ifExam: isExam ? 1 : 0, eventId, offerId } as const
  const test = await world.at(startedAt, () => client.judgeTests.start({ params }))
  await world.at(new Date(startedAt.getTime() + 17 * 60_000), async () => {
    const body = { sId: test.id, answers: answersOf(test, right, startedAt) }
    await client.judgeTests.setAnswerBatch({ params: { sId: test.id }, body })
    await client.judgeTests.complete({ params: { id: test.id } })
  })
}

/** The first so many questions right, the others wrong. */
function answersOf({ jCat, questions }: JudgeTest, right: number, startedAt: Date) {
  const bank = new Map(
    JUDGE_QUESTIONS.filter(({ category }) => category === jCat).map((each) => [each.ru, each]),
  )
  return questions.map(({ qId, quest, options }, index) => {
    const texts =
      bank
        .get(quest)
        ?.options.filter((option) => option.right)
        .map(({ ru }) => ru) ?? []
    const chosen = options.filter(({ option }) => texts.includes(option) === index < right)
    return {
      qId,
      answerJSON: chosen.map(({ oId }) => oId),
      dateTimeAnswered: new Date(startedAt.getTime() + index * 45_000).toISOString(),
    }
  })
}
