import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError } from '@polynya/sdk/light'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Interrupt } from '../terminal/interrupt.ts'
import { type Outcome, runTasks, type Task } from './engine.ts'
import { continueJournal, countsOf, createJournal, listJournals, type OpenJournal } from './journal.ts'
import { throttle } from './throttle.ts'

let dir: string
let journal: OpenJournal
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'polynya-journal-'))
  const header = {
    job: 'job-1',
    args: ['swimmers', 'import'],
    cwd: dir,
    url: 'https://swim.example',
    input: 'x',
    startedAt: '2026-11-21T09:00:00Z',
    total: 3,
  }
  journal = await createJournal(dir, header)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const failed = (status: number, more: object = {}) =>
  new ApiError({ kind: 'http', endpoint: 'swimmers.create', status, code: status, ...more })
const lost = () => new ApiError({ kind: 'network', endpoint: 'swimmers.create' })

function interruptForTest() {
  const stopping = new AbortController()
  const interrupt: Interrupt = {
    stopping: stopping.signal,
    ending: stopping.signal,
    allow: () => undefined,
    release: () => undefined,
  }
  return { interrupt, stop: () => stopping.abort() }
}

const run = (tasks: readonly Task[], interrupt = interruptForTest().interrupt, concurrency = 2) =>
  runTasks({
    journal,
    tasks,
    concurrency,
    fresh: false,
    interrupt,
    describe: String,
    onMark: () => undefined,
    onPart: () => undefined,
  })

/** A task with the given outcomes in order, which records whether it was in doubt. */
function taskOf(key: string, ...answers: (Outcome | Error)[]) {
  const doubts: boolean[] = []
  const perform = async (doubtful: boolean) => {
    doubts.push(doubtful)
    const answer = answers[Math.min(doubts.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer ?? { state: 'done' as const }
  }
  return { task: { key, name: key, perform }, doubts }
}

it('waits as a busy server asks, and is in no doubt then', async () => {
  const { task, doubts } = taskOf(
    'a',
    failed(429, { retryAfter: 0 }),
    failed(503, { retryAfter: 0, reason: 'unavailable' }),
    { state: 'done' },
  )
  expect(await run([task])).toBeNull()
  expect(doubts).toEqual([false, false, false])
})

it('ends the job if the server wants a wait of more than a minute', async () => {
  const limited = failed(429, { reason: 'rate_limited', retryAfter: 61 })
  const { task, doubts } = taskOf('a', limited)
  expect(await run([task, taskOf('b').task], interruptForTest().interrupt, 1)).toBe(limited)
  expect(doubts).toEqual([false])
  expect(countsOf(journal)).toMatchObject({ failed: 1, unknown: 0, pending: 2 })
})

it('looks first when an answer was lost', async () => {
  const { task, doubts } = taskOf('a', lost(), { state: 'skipped' })
  expect(await run([task])).toBeNull()
  expect(doubts).toEqual([false, true])
})

it('is in no doubt about a task that only reads', async () => {
  const timeout = new ApiError({ kind: 'timeout', endpoint: 'events.listDocs' })
  const { task, doubts } = taskOf('a', timeout)
  await journal.mark({ key: 'a', name: 'a', state: 'sent' })
  expect(await run([{ ...task, onlyReads: true }])).toBe(timeout)
  expect(doubts).toEqual([false, false, false, false])
  expect(countsOf(journal)).toMatchObject({ failed: 1, unknown: 0 })
})

it('knows that a request without a connection was not made', async () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const unsent = new ApiError({
    kind: 'network',
    endpoint: 'swimmers.create',
    cause: new TypeError('x', { cause }),
  })
  const { task, doubts } = taskOf('a', unsent)
  expect(await run([task, taskOf('b').task], interruptForTest().interrupt, 1)).toBe(unsent)
  expect(doubts).toEqual([false, false, false, false])
  expect(countsOf(journal)).toMatchObject({ failed: 1, unknown: 0, pending: 2 })
})

it('continues after rejected tasks, and stops if every task would fail', async () => {
  const refused = taskOf('a', failed(409, { reason: 'registry_id_taken' }))
  const good = taskOf('b', { state: 'done' })
  expect(await run([refused.task, good.task])).toBeNull()
  expect(countsOf(journal)).toMatchObject({ done: 1, failed: 1 })
  expect(await run([taskOf('c', failed(401)).task])).toMatchObject({ status: 401 })
})

it('starts no task after Ctrl-C', async () => {
  const { interrupt, stop } = interruptForTest()
  const first = {
    key: 'a',
    name: 'a',
    perform: async () => {
      stop()
      return { state: 'done' as const }
    },
  }
  const rest = ['b', 'c', 'd'].map((key) => taskOf(key))
  await run([first, ...rest.map(({ task }) => task)], interrupt, 1)
  expect(rest.flatMap(({ doubts }) => doubts)).toEqual([])
})

it('does what was cut off again with doubt, what was done never, though the last line is torn', async () => {
  await journal.mark({ key: 'a', name: 'a', state: 'done' })
  await journal.mark({ key: 'b', name: 'b', state: 'sent' })
  journal.close()
  await appendFile(join(dir, 'job-1.jsonl'), '{"key":"c","na')
  const [known] = await listJournals(dir)
  if (!known) throw new Error('no journal')
  journal = continueJournal(dir, known)
  const tasks = ['a', 'b', 'c'].map((key) => taskOf(key))
  await run(tasks.map(({ task }) => task))
  expect(tasks.map(({ doubts }) => doubts)).toEqual([[], [true], [false]])
  const [after] = await listJournals(dir)
  expect(after && countsOf(after)).toMatchObject({ done: 3, pending: 0 })
})

it('halves what runs side by side when the server is busy, and grows it back', async () => {
  const pace = throttle(8)
  pace.slower()
  pace.slower()
  expect(pace.allowed).toBe(2)
  for (let index = 0; index < 20; index += 1) pace.succeeded()
  expect(pace.allowed).toBe(3)
})
