import { JUDGE_TEST_RULES, shownCheckCode } from '@polynya/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertEntry } from '../../testing/entries.ts'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../events/testing/an-event.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'

type Category = '3К' | '2К'

/** Questions whose first option alone is right; every third has two right ones. */
const bank = (category: Category, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `${category}-${index}`,
    category,
    ru: `Вопрос ${index}`,
    en: `Question ${index}`,
    rule: `Правила, ${index}`,
    options: ['a', 'b', 'c', 'd'].map((name, place) => ({
      ru: `${name} рус`,
      en: name,
      right: place === 0 || (place === 1 && index % 3 === 0),
    })),
  }))

const fileOf = (content: string, name = 'questions.json') => ({ body: { file: new File([content], name) } })
const jsonOf = (questions: unknown) => fileOf(JSON.stringify(questions, null, 2))

describe('tests of judges', () => {
  let world: TestApp
  let editor: TestAccount
  let judge: TestAccount
  let seminar: { eventId: number; offerId: number; distanceId: number }

  beforeAll(async () => {
    world = await testApp()
    editor = await world.account(['judgeQuestions.edit'])
    judge = await world.account(['rsf'])
    await editor.client.judgeTests.importQuestions(jsonOf([...bank('3К', 60), ...bank('2К', 20)]))
    const superAdmin = await world.account(['superAdmin'])
    const event = await aPublicEvent(superAdmin.client, {
      seminarDate: '2026-01-10',
      programData: [{ ...AN_OFFER, children: [{ ...A_DISTANCE, distCode: 'J3K' }] }],
    })
    const [offer] = event.programData
    seminar = { eventId: event.id, offerId: offer?.id ?? 0, distanceId: offer?.children[0]?.id ?? 0 }
  })
  afterEach(() => world.clock.set(TEST_NOW))
  afterAll(() => world.stop())

  const trial = { jCat: '3К', ifExam: 0, eventId: 0, offerId: 0 } as const
  const exam = () => ({ jCat: '3К', ifExam: 1, eventId: seminar.eventId, offerId: seminar.offerId }) as const

  /** After the access token of the account has expired. */
  async function signedIn({ email, password }: TestAccount) {
    const tokens = await world.visitor.user.authenticate({ body: { username: email, password } })
    return world.client({ authorization: `Bearer ${tokens.accessToken}` })
  }

  async function candidate(): Promise<TestAccount> {
    const account = await world.account()
    const swimmer = await confirmedSwimmer(account, {
      lastName: 'Belova',
      nativeLastName: null,
      dob: `19${60 + (account.id % 40)}-0${1 + (account.id % 9)}-12`,
    })
    await insertEntry(world, { ...seminar, swimmerId: swimmer.id })
    return account
  }

  const start = (
    { client }: TestAccount,
    params: Parameters<typeof client.judgeTests.start>[0]['params'] = trial,
  ) => client.judgeTests.start({ params })
  type Test = Awaited<ReturnType<typeof start>>

  /** The right options, which only the database knows. */
  async function rightOf(test: Test): Promise<Map<number, number[]>> {
    const rows = await world.db
      .selectFrom('judge_option')
      .innerJoin('judge_question_version as version', 'version.id', 'judge_option.version_id')
      .innerJoin('judge_answer', 'judge_answer.version_id', 'version.id')
      .where('judge_answer.test_id', '=', test.id)
      .where('is_right', '=', true)
      .select(['version.question_id', 'judge_option.id'])
      .execute()
    return new Map(
      test.questions.map(({ qId }) => [
        qId,
        rows.filter(({ question_id }) => question_id === qId).map(({ id }) => id),
      ]),
    )
  }

  /** Answers so many questions right, and the others wrong. */
  async function answer({ client }: TestAccount, test: Test, right: number) {
    const known = await rightOf(test)
    const answers = test.questions.map(({ qId, options }, index) => ({
      qId,
      answerJSON:
        index < right
          ? (known.get(qId) ?? [])
          : options.map(({ oId }) => oId).filter((oId) => !known.get(qId)?.includes(oId)),
      dateTimeAnswered: world.clock.now().toISOString(),
    }))
    return client.judgeTests.setAnswerBatch({ params: { sId: test.id }, body: { sId: test.id, answers } })
  }

  /** An exam of twenty questions, completed with so many right answers; sixteen pass it. */
  async function completedExam(who: TestAccount, right: number) {
    const test = await start(who, exam())
    await answer(who, test, right)
    return who.client.judgeTests.complete({ params: { id: test.id } })
  }
  const failedExam = (who: TestAccount) => completedExam(who, 15)

  const one = (test: Test, oIds: number[], at = world.clock.now()) => ({
    params: { sId: test.id },
    body: {
      sId: test.id,
      answers: [{ qId: test.questions[0]?.qId ?? 0, answerJSON: oIds, dateTimeAnswered: at.toISOString() }],
    },
  })
  const firstAnswer = async ({ client }: TestAccount, { id }: Test) =>
    (await client.judgeTests.get({ params: { id } })).questions[0]?.answerJson

  it('draw 20 questions with options in an order that reading repeats', async () => {
    const test = await start(judge)
    expect(test.questions).toHaveLength(20)
    expect(new Set(test.questions.map(({ qId }) => qId)).size).toBe(20)
    for (const { options, optionOrder } of test.questions)
      expect(options.map(({ oId }) => oId)).toEqual(optionOrder)
    const again = await judge.client.judgeTests.get({ params: { id: test.id } })
    expect(again.questions).toEqual(test.questions)
    expect(Date.parse(test.dueTime) - Date.parse(test.startTime)).toBe(30 * 60_000)
  })

  it('have a check code once they are completed, by which everybody reads the result', async () => {
    const test = await start(judge)
    expect(test.checkCode).toBeNull()
    const pdfOf = (id: number, headers = {}, language = 'ru') =>
      world.app.inject({ url: `/printouts/judge-tests/${id}.pdf?lang=${language}`, headers })
    const textOf = async ({ rawPayload }: { readonly rawPayload: Buffer }) =>
      (await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })).text
    const bearer = { authorization: `Bearer ${judge.tokens.accessToken}` }
    expect((await pdfOf(test.id, bearer)).json().error.reason).toBe('judge_test_not_found')
    await answer(judge, test, 19)
    const { checkCode, questions } = await judge.client.judgeTests.complete({ params: { id: test.id } })
    const check = (code: string) => world.visitor.checks.get({ params: { code } })
    const shown = shownCheckCode(checkCode ?? '')
    const document = await check(shown.toLowerCase())
    expect(document).toMatchObject({ kind: 'judgeTest', code: checkCode })
    expect(document.judgeTest).toMatchObject({ jCat: '3К', ifExam: 0, sumScore: 19, grade: 'excellent' })
    expect(Object.keys(document.judgeTest ?? {})).not.toContain('userEmail')
    for (const code of ['0000-0000-0000', 'secret'])
      expect((await refusal(check(code))).body.reason).toBe('check_code_not_found')

    const pdf = await pdfOf(test.id, bearer)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const text = await textOf(pdf)
    for (const stated of [shown, 'Тренировка, категория 3К', '19 из 20', questions[0]?.quest ?? ''])
      expect(text).toContain(stated)
    expect(await textOf(await pdfOf(test.id, bearer, 'en'))).toContain('Rule (in Russian)')
    expect((await pdfOf(test.id)).statusCode).toBe(401)
    const other = await world.account(['rsf'])
    const foreign = await pdfOf(test.id, { authorization: `Bearer ${other.tokens.accessToken}` })
    expect(foreign.json().error.reason).toBe('judge_test_not_found')
    await judge.client.judgeTests.remove({ params: { id: test.id } })
  })

  it('return the open test of a category and kind, also to two tabs at once and for a Latin K', async () => {
    const who = await world.account(['rsf'])
    const tests = await Promise.all([start(who), start(who), start(who, { ...trial, jCat: '3k' as '3К' })])
    expect(new Set(tests.map(({ id }) => id)).size).toBe(1)
    expect(tests[0]?.jCat).toBe('3К')
    expect((await start(who, { ...trial, jCat: '2К' })).id).not.toBe(tests[0]?.id)
  })

  it('are written in the language of the caller', async () => {
    const english = world.client({
      authorization: `Bearer ${judge.tokens.accessToken}`,
      'accept-language': 'en',
    })
    const [first] = (await english.judgeTests.start({ params: trial })).questions
    expect(first?.quest).toMatch(/^Question/)
    expect((await start(judge)).questions[0]?.quest).toMatch(/^Вопрос/)
  })

  it('tell no right option, score or rule to anyone before they are completed', async () => {
    const who = await candidate()
    const test = await start(who, exam())
    await answer(who, test, 20)
    const readers = [who, await world.account(['admin']), await world.account(['superAdmin'])]
    for (const { client } of readers) {
      const read = await client.judgeTests.get({ params: { id: test.id } })
      expect(read).toMatchObject({ sumScore: null, ifPassed: null, grade: null, endTime: null })
      for (const { trueOption, score, rule, options } of read.questions) {
        expect({ trueOption, score, rule }).toEqual({ trueOption: null, score: null, rule: null })
        for (const option of options)
          expect(Object.keys(option).toSorted()).toEqual(['isChecked', 'oId', 'option'])
      }
      const { judgeTests } = await client.judgeTests.list({ query: { all: 'all', limit: 100 } })
      expect(judgeTests.find(({ id }) => id === test.id)).toMatchObject({ sumScore: null, grade: null })
    }
  })

  it('tell no rule nor score in any response to any role before they are completed', async () => {
    const who = await candidate()
    const test = await start(who, exam())
    await answer(who, test, 20)
    const others = (['admin', 'superAdmin', 'rsf', 'judgeQuestions.edit'] as const).map((right) =>
      world.account([right]),
    )
    for (const { client } of [who, ...(await Promise.all(others))]) {
      const { judgeTests, events, user } = client
      const reads: Promise<unknown>[] = [
        judgeTests.get({ params: { id: test.id } }),
        judgeTests
          .list({ query: { all: 'all', limit: 100 } })
          .then((page) => page.judgeTests.filter(({ id }) => id === test.id)),
        judgeTests.start({ params: exam() }),
        judgeTests.openings(),
        judgeTests
          .activity({ params: { userId: who.id } })
          .then(({ judgeTests: tests }) => tests.filter(({ id }) => id === test.id)),
        events.userJOfferInEvent({ params: { id: seminar.eventId } }),
        user.exportData(),
      ]
      const texts = await Promise.all(
        reads.map((read) =>
          read.then(JSON.stringify, (error: { body?: unknown }) => JSON.stringify(error.body)),
        ),
      )
      for (const text of texts)
        expect(text ?? '').not.toMatch(/Правила, |"(score|sumScore)":\d|"trueOption":\[/)
    }
  })

  it('do not order the IDs of options as the bank does', async () => {
    const rows = await world.db
      .selectFrom('judge_option')
      .select(['version_id', 'position', 'id'])
      .orderBy('id')
      .execute()
    const firsts = new Map<number, number>()
    for (const { version_id, position } of rows) {
      if (!firsts.has(version_id)) firsts.set(version_id, position)
    }
    expect(new Set(firsts.values())).toEqual(new Set([0, 1, 2, 3]))
  })

  it.each([
    [20, 'excellent', true],
    [18, 'good', true],
    [16, 'satisfactory', true],
    [15, 'unsatisfactory', false],
  ] as const)('with %i right answers are %s', async (right, grade, ifPassed) => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    expect(await answer(who, test, right)).toEqual({ received_answers: 20 })
    const done = await who.client.judgeTests.complete({ params: { id: test.id } })
    expect(done).toMatchObject({ sumScore: right, qTotal: 20, grade, ifPassed })
    expect(done.questions.filter(({ score }) => score === 1)).toHaveLength(right)
    expect(done.questions[0]?.trueOption?.length).toBeGreaterThan(0)
    expect(done.questions[0]?.rule).toMatch(/^Правила/)
  })

  it('complete twice with the same result', async () => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    await answer(who, test, 17)
    const first = await who.client.judgeTests.complete({ params: { id: test.id } })
    world.clock.pass({ minutes: 5 })
    const second = await who.client.judgeTests.complete({ params: { id: test.id } })
    expect(second).toEqual({ ...first, serverTime: second.serverTime })
  })

  it('accept the later answer to a question, whatever the order of the batches', async () => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    const [a = 0, b = 0] = test.questions[0]?.optionOrder ?? []
    const [earlier, later] = [world.clock.now(), new Date(world.clock.now().getTime() + 5_000)]
    world.clock.pass({ minutes: 1 })
    const save = (batch: ReturnType<typeof one>) => who.client.judgeTests.setAnswerBatch(batch)
    await save(one(test, [b], later))
    await save(one(test, [a], earlier))
    expect(await firstAnswer(who, test)).toEqual([b])
    await Promise.all([save(one(test, [b, b], later)), save(one(test, [b], later))])
    expect(await firstAnswer(who, test)).toEqual([b])
    await save(one(test, []))
    expect(await firstAnswer(who, test)).toEqual([])
  })

  it('do not let an answer from a clock in the future lock out the next one', async () => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    const [a = 0, b = 0] = test.questions[0]?.optionOrder ?? []
    await who.client.judgeTests.setAnswerBatch(one(test, [a], new Date('2030-01-01T00:00:00Z')))
    world.clock.pass({ seconds: 1 })
    await who.client.judgeTests.setAnswerBatch(one(test, [b], new Date('2030-01-01T00:00:00Z')))
    expect(await firstAnswer(who, test)).toEqual([b])
  })

  it('refuse a batch with a foreign question or option, and save nothing of it', async () => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    const [first, second] = test.questions
    const dateTimeAnswered = world.clock.now().toISOString()
    const valid = { qId: first?.qId ?? 0, answerJSON: [first?.optionOrder[0] ?? 0], dateTimeAnswered }
    const send = (answers: (typeof valid)[], sId = test.id) =>
      refusal(who.client.judgeTests.setAnswerBatch({ params: { sId: test.id }, body: { sId, answers } }))
    const foreignOption = { ...valid, answerJSON: [second?.optionOrder[0] ?? 0] }
    expect((await send([valid, { ...valid, qId: 2_000_000 }])).body.issues?.[0]?.path).toBe('answers.1.qId')
    expect((await send([valid, foreignOption])).body.issues?.[0]?.path).toBe('answers.1.answerJSON.0')
    expect((await send([valid], test.id + 1)).body.issues?.[0]?.path).toBe('sId')
    expect(await firstAnswer(who, test)).toEqual([])
  })

  it('close by their time limit on the clock of the server, with the answers until then', async () => {
    const who = await candidate()
    const test = await start(who, exam())
    await answer(who, test, 20)
    world.clock.pass({ minutes: 30 })
    const { judgeTests } = await signedIn(who)
    const late = await refusal(judgeTests.setAnswerBatch(one(test, [])))
    expect(late.body.reason).toBe('judge_test_closed')
    const read = await judgeTests.get({ params: { id: test.id } })
    expect(read).toMatchObject({ endTime: test.dueTime, sumScore: 20, grade: 'excellent' })
    expect((await judgeTests.complete({ params: { id: test.id } })).endTime).toBe(test.dueTime)
  })

  it('take no answers once they are completed', async () => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    await who.client.judgeTests.complete({ params: { id: test.id } })
    expect((await refusal(answer(who, test, 20))).body.reason).toBe('judge_test_closed')
    expect((await who.client.judgeTests.get({ params: { id: test.id } })).sumScore).toBe(0)
  })

  it('of another account do not exist', async () => {
    const test = await start(judge)
    const other = await world.account(['rsf'])
    const calls = [
      other.client.judgeTests.get({ params: { id: test.id } }),
      other.client.judgeTests.complete({ params: { id: test.id } }),
      other.client.judgeTests.remove({ params: { id: test.id } }),
      other.client.judgeTests.setAnswerBatch(one(test, [])),
    ]
    const refusals = await Promise.all(calls.map(refusal))
    expect(refusals.map(({ status, body }) => [status, body.reason])).toEqual(
      calls.map(() => [404, 'judge_test_not_found']),
    )
  })

  it('are trials for officials, administrators and paid credits, and exams for that credit and officials', async () => {
    const [nothing, admin, paid] = [await world.account(), await world.account(['admin']), await candidate()]
    for (const params of [trial, exam()])
      expect((await refusal(start(nothing, params))).body.reason).toBe('judge_tests_denied')
    expect((await start(admin)).ifExam).toBe(0)
    expect((await refusal(start(admin, exam()))).body.reason).toBe('judge_tests_denied')
    expect((await start(paid, { ...trial, jCat: '2К' })).jCat).toBe('2К')
    expect((await start(paid, exam())).ifExam).toBe(1)
    expect((await start(await world.account(['rsf']), exam())).eventId).toBe(seminar.eventId)
  })

  it('are refused where an event does not sell the credit, and as an exam outside an event', async () => {
    const who = await candidate()
    const offer = { ...exam(), offerId: seminar.offerId + 1000 }
    for (const params of [{ ...exam(), jCat: '2К' as const }, offer, { ...exam(), eventId: 2_000_000 }])
      expect((await refusal(start(who, params))).body.reason).toBe('event_not_found')
    const official = await world.account(['rsf'])
    const outside = await refusal(start(official, { ...trial, ifExam: 1 }))
    expect(outside.body.issues?.[0]).toMatchObject({ path: 'eventId', reason: 'required' })
  })

  it('need as many questions as they draw', async () => {
    const few = await refusal(start(judge, { ...trial, jCat: '1К' }))
    expect([few.status, few.body.reason]).toEqual([409, 'judge_bank_small'])
  })

  it('do not repeat the questions of the last attempt while the bank allows it', async () => {
    const who = await world.account(['rsf'])
    const drawn: Set<number>[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const test = await start(who)
      drawn.push(new Set(test.questions.map(({ qId }) => qId)))
      await who.client.judgeTests.complete({ params: { id: test.id } })
    }
    for (const [index, questions] of drawn.entries())
      expect([...questions].some((id) => drawn[index - 1]?.has(id))).toBe(false)
  })

  it.each([
    ['2026-01-31T09:00:00Z', '2026-02-27T09:00:00Z', '2026-02-28T00:00:00Z'],
    ['2028-01-31T09:00:00Z', '2028-02-28T09:00:00Z', '2028-02-29T00:00:00Z'],
    // In Moscow the exam ends on 1 February.
    ['2027-01-31T21:30:00Z', '2027-02-28T20:00:00Z', '2027-02-28T21:00:00Z'],
  ])('as an exam that failed at %s are refused at %s and allowed from %s', async (failed, early, allowed) => {
    world.clock.set(failed)
    const who = await world.account(['rsf'])
    expect((await failedExam(who)).ifPassed).toBe(false)
    world.clock.set(early)
    const renewed = await signedIn(who)
    const refused = await refusal(renewed.judgeTests.start({ params: exam() }))
    expect([refused.body.reason, refused.body.fields]).toEqual([
      'judge_retake_early',
      { retakeOn: (await renewed.judgeTests.openings()).exams[0]?.retakeOn },
    ])
    expect((await renewed.judgeTests.start({ params: trial })).ifExam).toBe(0)
    world.clock.set(allowed)
    expect((await (await signedIn(who)).judgeTests.start({ params: exam() })).ifExam).toBe(1)
  })

  it('are offered with the day of the last exam, if that was passed', async () => {
    world.clock.set('2026-02-03T21:30:00Z')
    const who = await candidate()
    const passedOn = async () => (await who.client.judgeTests.openings()).exams[0]?.passedOn
    expect(await passedOn()).toBeNull()
    expect((await completedExam(who, 16)).ifPassed).toBe(true)
    // In Moscow.
    expect(await passedOn()).toBe('2026-02-04')
    world.clock.set('2026-02-03T21:35:00Z')
    expect((await failedExam(who)).ifPassed).toBe(false)
    expect(await passedOn()).toBeNull()
  })

  it('can be deleted by their account as trials only, and as exams by administrators', async () => {
    const who = await candidate()
    const [open, failed] = [await start(who), await failedExam(who)]
    await who.client.judgeTests.remove({ params: { id: open.id } })
    expect((await refusal(who.client.judgeTests.get({ params: { id: open.id } }))).status).toBe(404)
    const refused = await refusal(who.client.judgeTests.remove({ params: { id: failed.id } }))
    expect(refused.body.reason).toBe('judge_exam_permanent')
    const superAdmin = await world.account(['superAdmin'])
    await superAdmin.client.judgeTests.remove({ params: { id: failed.id } })
    const { entries } = await superAdmin.client.audit.list({
      query: { kind: 'judgeTest', object: String(failed.id) },
    })
    expect(entries.map(({ action }) => action)).toContain('judgeTests.remove')
  })

  it('are listed to their account, and all to administrators, newest first', async () => {
    const who = await world.account(['rsf'])
    const [first, second] = [await start(who), await start(who, { ...trial, jCat: '2К' })]
    const own = await who.client.judgeTests.list({ query: { all: 'all' } })
    expect(own.judgeTests.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await who.client.judgeTests.count()).total).toBe(2)
    const admin = await world.account(['admin'])
    expect((await admin.client.judgeTests.list()).total).toBe(0)
    const all = await admin.client.judgeTests.list({ query: { all: 'all', limit: 1 } })
    expect(all.judgeTests[0]).toMatchObject({ id: second.id, userEmail: who.email })
    expect((await admin.client.judgeTests.count({ query: { all: 'all' } })).total).toBe(all.total)
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-KR' }])
    expect((await elsewhere.client.judgeTests.list({ query: { all: 'all' } })).total).toBe(0)
  })

  it('are counted by question, region and category, and the fast ones are listed', async () => {
    const who = await candidate()
    const test = await start(who, exam())
    await answer(who, test, 18)
    world.clock.pass({ seconds: 70 })
    await who.client.judgeTests.complete({ params: { id: test.id } })
    const read = async (...rights: Parameters<typeof world.account>) =>
      (await world.account(...rights)).client.judgeTests.statistics()
    const { hardest, results, fast } = await read(['admin'])
    const shares = hardest.map(({ drawn, right }) => right / drawn)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    const exams = results.filter(({ ifExam, jCat }) => ifExam === 1 && jCat === '3К')
    expect(exams[0]?.passed).toBeGreaterThan(0)
    expect(exams[0]?.tests).toBeGreaterThanOrEqual(exams[0]?.passed ?? 0)
    expect(fast.find((each) => each.test.id === test.id)?.seconds).toBe(70)
    const elsewhere = await read([{ right: 'admin', region: 'RU-KR' }])
    expect(elsewhere).toEqual({ hardest: [], results: [], fast: [] })
    expect((await refusal(who.client.judgeTests.statistics())).body.reason).toBe('no_access')
  })

  it('and judged sessions are the activity of an account, to itself and administrators', async () => {
    const who = await candidate()
    const test = await start(who)
    const superAdmin = await world.account(['superAdmin'])
    await superAdmin.client.events.createSession({
      params: { id: seminar.eventId },
      body: { officials: [{ role: 'referee', category: '3K', name: 'Белова Анна', email: who.email }] },
    })
    const params = { userId: who.id }
    expect((await who.client.judgeTests.activity({ params })).judgeTests).toEqual([])
    await who.client.judgeTests.complete({ params: { id: test.id } })
    const own = await who.client.judgeTests.activity({ params })
    expect(own.sessions).toMatchObject([{ eventId: seminar.eventId, role: 'referee', category: '3K' }])
    expect(own.judgeTests).toMatchObject([{ id: test.id }])
    expect(await superAdmin.client.judgeTests.activity({ params })).toEqual(own)
    const refused = await refusal(judge.client.judgeTests.activity({ params }))
    expect([refused.status, refused.body.reason]).toEqual([404, 'account_not_found'])
  })

  it('are in the export of an account; deleting it leaves its exams without a name', async () => {
    const who = await world.account(['rsf'])
    const [done, open] = [await failedExam(who), await start(who)]
    const data = (await who.client.user.exportData()) as { judgeTests?: { id: number; answers: unknown[] }[] }
    expect(data.judgeTests?.map(({ id, answers }) => [id, answers.length])).toEqual([
      [done.id, 20],
      [open.id, 0],
    ])
    await who.client.user.remove({ body: { password: who.password } })
    const superAdmin = await world.account(['superAdmin'])
    const gone = await refusal(superAdmin.client.judgeTests.get({ params: { id: open.id } }))
    expect(gone.body.reason).toBe('judge_test_not_found')
    expect(await superAdmin.client.judgeTests.get({ params: { id: done.id } })).toMatchObject({
      userEmail: null,
      userLastName: '—',
      ifPassed: false,
    })
  })

  it('of an event are opened by the credits of the caller there', async () => {
    const paid = await candidate()
    const params = { id: seminar.eventId }
    const opening = {
      eventId: seminar.eventId,
      offerId: seminar.offerId,
      jCat: '3К',
      distCode: 'J3K',
      passedOn: null,
      retakeOn: null,
    }
    const { offers } = await paid.client.events.userJOfferInEvent({ params })
    expect(offers).toMatchObject([{ ...opening, seminarDate: '2026-01-10' }])
    expect((await judge.client.events.userJOfferInEvent({ params })).offers).toMatchObject([opening])
    expect((await editor.client.events.userJOfferInEvent({ params })).offers).toEqual([])
    expect(await paid.client.judgeTests.openings()).toMatchObject({
      trials: true,
      editor: false,
      exams: [opening],
    })
    expect(await editor.client.judgeTests.openings()).toEqual({
      trials: false,
      editor: true,
      exams: [],
      rules: JUDGE_TEST_RULES,
    })
  })

  it('preserve the version of a question that is corrected while they run', async () => {
    const who = await world.account(['rsf'])
    const test = await start(who)
    const corrected = bank('3К', 60).map((question) => ({
      ...question,
      ru: `${question.ru} (исправлен)`,
      options: question.options.map((option, index) => ({ ...option, right: index === 3 })),
    }))
    const { updated } = await editor.client.judgeTests.importQuestions(jsonOf(corrected))
    expect(updated).toBe(60)
    await answer(who, test, 20)
    const done = await who.client.judgeTests.complete({ params: { id: test.id } })
    expect(done.sumScore).toBe(20)
    expect(done.questions.map(({ quest }) => quest)).toEqual(test.questions.map(({ quest }) => quest))
    expect((await start(who)).questions[0]?.quest).toMatch(/исправлен/)
  })
})
