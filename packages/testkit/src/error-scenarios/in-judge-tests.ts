import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

/** A test of the judge of the demo that is completed. */
async function completedTest({ federation: { clients } }: ScenarioContext, isExam: 0 | 1) {
  const { judgeTests } = await clients.judge.judgeTests.list({ query: { limit: 100 } })
  return judgeTests.find(({ endTime, ifExam }) => endTime !== null && ifExam === isExam)?.id ?? 0
}

export const JUDGE_TESTS_SCENARIOS = {
  judge_test_not_found: {
    who: 'judge',
    steps: 'Open /view-judge-test/999999, or the test of another account',
    outcome: '"Test not found"',
    attempt: ({ federation: { clients } }) => clients.judge.judgeTests.get({ params: { id: 999_999 } }),
  },
  check_code_not_found: {
    who: 'visitor',
    steps: 'Open /check/0000-0000-0000',
    outcome: '"No document has this code"',
    attempt: ({ visitor }) => visitor.checks.get({ params: { code: '0000-0000-0000' } }),
  },
  judge_tests_denied: {
    who: 'guardian',
    steps: 'Start a trial without a judge credit: GET /api/v1/judge-tests/3К/0/0/0/new',
    outcome: 'Refused; the message refers to the regional federation',
    attempt: ({ federation: { clients } }) =>
      clients.guardian.judgeTests.start({ params: { jCat: '3К', ifExam: 0, eventId: 0, offerId: 0 } }),
  },
  judge_retake_early: {
    who: 'trainee',
    steps: 'On /judge-tests start the exam 3К, which the trainee failed a few days ago',
    outcome: 'Refused until a month after the failed exam',
    attempt: async ({ federation: { clients } }) => {
      const { exams } = await clients.trainee.judgeTests.openings()
      const [opening] = exams.filter(({ jCat }) => jCat === '3К')
      const { eventId = 0, offerId = 0 } = opening ?? {}
      return clients.trainee.judgeTests.start({ params: { jCat: '3К', ifExam: 1, eventId, offerId } })
    },
  },
  judge_bank_small: {
    who: 'operator',
    steps: 'Start the server with JUDGE_TEST_QUESTIONS=200 and start a trial',
    outcome: 'Refused: the bank has fewer questions than a test needs',
  },
  judge_test_closed: {
    who: 'judge',
    steps: 'Open a test in two tabs, finish it in the first, choose an option in the second',
    outcome: '"The test is completed, answers are no longer accepted"',
    attempt: async (context) => {
      const { judgeTests } = context.federation.clients.judge
      const sId = await completedTest(context, 0)
      const { questions } = await judgeTests.get({ params: { id: sId } })
      const answer = {
        qId: questions[0]?.qId ?? 0,
        answerJSON: [],
        dateTimeAnswered: `${context.today}T00:00:00Z`,
      }
      return judgeTests.setAnswerBatch({ params: { sId }, body: { sId, answers: [answer] } })
    },
  },
  judge_exam_permanent: {
    who: 'judge',
    steps: 'Delete a completed exam: DELETE /api/v1/judge-tests/{id}',
    outcome: 'Refused: retakes depend on it',
    attempt: async (context) => {
      const id = await completedTest(context, 1)
      return context.federation.clients.judge.judgeTests.remove({ params: { id } })
    },
  },
  judge_question_not_found: {
    who: 'superAdministrator',
    steps:
      'Open the versions of a question that does not exist: GET /api/v1/admin/judge-questions/versions/999999',
    outcome: 'A 404',
    attempt: ({ federation: { clients } }) =>
      clients.superAdministrator.judgeTests.questionVersions({ params: { id: 999_999 } }),
  },
  judge_question_conflict: {
    who: 'superAdministrator',
    steps: 'Open a question on /admin/judge-questions in two tabs and save it in both',
    outcome: 'The second is refused: the question has been changed',
    attempt: async ({ federation: { clients } }) => {
      const { questions } = await clients.superAdministrator.judgeTests.questions({ query: { limit: 1 } })
      const [question] = questions
      if (!question) return null
      const { id: _, updatedAt: __, ...body } = question
      return clients.superAdministrator.judgeTests.saveQuestion({ body: { ...body, version: 0 } })
    },
  },
} as const satisfies Record<string, ErrorScenario>
