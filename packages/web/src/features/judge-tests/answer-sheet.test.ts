import type { JudgeTest } from '@polynya/contract'
import { createClient } from '@polynya/sdk/light'
import { answerTo } from '@polynya/testkit'
import { expect, test } from 'vitest'
import { browserStorage } from '../../infrastructure/settings/browser-storage.ts'
import { answerSheet, type GivenAnswer } from './answer-sheet.ts'

const AT = Date.parse('2026-01-16T09:06:00.000Z')
let tests = 1000

/** The test of the fixtures on a device with a network that can be down or refuse. */
async function aDevice() {
  const received: GivenAnswer[] = []
  const network = { isDown: false, refusal: null as string | null, ms: AT }
  const fetch: typeof globalThis.fetch = async (...input) => {
    const request = new Request(...input)
    if (network.isDown) throw new TypeError('no network')
    if (network.refusal && request.method === 'PUT') {
      const error = { code: '409', reason: network.refusal, message: '', requestId: 'r' }
      return Response.json({ error }, { status: 409 })
    }
    if (request.method === 'PUT') received.push(...(await request.clone().json()).answers)
    return answerTo(request)
  }
  const client = createClient({ baseUrl: 'https://polynya.test/api/v1', fetch })
  tests += 1
  const given: JudgeTest = await client.judgeTests.get({ params: { id: tests } })
  const storage = browserStorage(() => localStorage)
  const open = (of = given) => answerSheet(of, { client, storage, serverNow: () => network.ms })
  return { open, given, received, network }
}

const chosen = ({ state }: ReturnType<typeof answerSheet>, qId: number) =>
  state.get().answers.get(qId)?.answerJSON

test('answers that were given without a network survive a reload and are sent when it returns', async () => {
  const { open, received, network } = await aDevice()
  network.isDown = true
  const offline = open()
  offline.toggle(1, 11)
  offline.toggle(2, 22)
  offline.toggle(2, 21)
  offline.toggle(2, 22)
  offline.flag(2)
  expect(await offline.send()).toBe(false)
  expect(offline.state.get()).toMatchObject({ unsent: [1, 2], failure: 'unreachable', flags: [2] })

  const reloaded = open()
  expect([chosen(reloaded, 1), chosen(reloaded, 2), reloaded.state.get().flags]).toEqual([[11], [21], [2]])
  network.isDown = false
  expect(await reloaded.send()).toBe(true)
  expect(received.map(({ qId, answerJSON }) => [qId, answerJSON])).toEqual([
    [1, [11]],
    [2, [21]],
  ])
  expect(open().state.get().unsent).toEqual([])
})

test('an answer that changes while it is sent is sent again', async () => {
  const { open, received } = await aDevice()
  const sheet = open()
  sheet.toggle(1, 11)
  const sending = sheet.send()
  sheet.toggle(1, 12)
  expect(await sending).toBe(false)
  expect(await sheet.send()).toBe(true)
  expect(received.at(-1)?.answerJSON).toEqual([11, 12])
})

test('two tabs store their answers side by side, and the later answer of the server is taken over', async () => {
  const { open, given, network } = await aDevice()
  network.isDown = true
  const [one, other] = [open(), open()]
  one.toggle(1, 11)
  other.toggle(2, 22)
  expect(open().state.get().unsent).toEqual([1, 2])

  const at = (minutes: number) => new Date(AT + minutes * 60_000).toISOString()
  const known = (minutes: number) => ({
    ...given,
    questions: given.questions.map((question) => ({
      ...question,
      answerJson: [question.qId * 10 + 3],
      dateTimeAnswered: at(minutes),
    })),
  })
  one.receive(known(-1))
  expect([chosen(one, 1), chosen(one, 2)]).toEqual([[11], [23]])
  one.receive(known(1))
  expect(chosen(one, 1)).toEqual([13])
})

test('a closed test is a failure of its own, as is a refused answer', async () => {
  const { open, network } = await aDevice()
  const sheet = open()
  sheet.toggle(1, 11)
  network.refusal = 'judge_test_closed'
  await sheet.send()
  expect(sheet.state.get().failure).toBe('closed')
  network.refusal = 'invalid_input'
  await sheet.send()
  expect(sheet.state.get().failure).toBe('refused')
  sheet.forget()
  expect(open().state.get().unsent).toEqual([])
})
