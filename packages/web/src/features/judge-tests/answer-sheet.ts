/**
 * The answers to a test on the device. Each is stored before it is sent, and sent until the server has it, so that
 * neither a lost connection nor a reload loses one. Answers of another tab are taken over if they are later.
 */

import type { JudgeTest } from '@polynya/contract'
import { type Client, isApiError } from '@polynya/sdk/light'
import type { TextStorage } from '../../infrastructure/settings/browser-storage.ts'
import { type Observable, observable } from '../../infrastructure/state/observable.ts'

export type GivenAnswer = Parameters<Client['judgeTests']['setAnswerBatch']>[0]['body']['answers'][number]

/** Why answers are not on the server: it is unreachable, it refused them, or the test is closed. */
export type SheetFailure = 'unreachable' | 'refused' | 'closed'

export interface SheetState {
  /** By question. */
  readonly answers: ReadonlyMap<number, GivenAnswer>
  /** Questions whose answers the server has not confirmed. */
  readonly unsent: readonly number[]
  /** Questions to come back to. */
  readonly flags: readonly number[]
  readonly failure: SheetFailure | null
}

export interface AnswerSheet {
  readonly state: Pick<Observable<SheetState>, 'get' | 'subscribe'>
  /** Chooses an option, or takes the choice back. */
  toggle(qId: number, oId: number): void
  flag(qId: number): void
  /** Sends the answers that the server does not have; returns whether it has all. */
  send(): Promise<boolean>
  /** Takes over what the server knows, unless the device has a later answer. */
  receive(test: JudgeTest): void
  /** Removes everything from the device. */
  forget(): void
}

interface SheetDeps {
  readonly client: Pick<Client, 'judgeTests'>
  readonly storage: TextStorage
  /** Milliseconds of the server's clock. */
  readonly serverNow: () => number
}

/** Each answer is stored under a key of its own, so that two tabs do not overwrite each other's. */
const keyOf = (id: number, part: number | 'flags') => `judgeTest ${id} ${part}`

export function answerSheet(test: JudgeTest, { client, storage, serverNow }: SheetDeps): AnswerSheet {
  const { id } = test
  const flagged: readonly number[] = JSON.parse(storage.read(keyOf(id, 'flags')) ?? '[]')
  const state = observable<SheetState>({ answers: new Map(), unsent: [], flags: flagged, failure: null })
  const set = (more: Partial<SheetState>) => state.set({ ...state.get(), ...more })

  function put(given: GivenAnswer) {
    storage.write(keyOf(id, given.qId), JSON.stringify(given))
    const { answers, unsent } = state.get()
    set({
      answers: new Map(answers).set(given.qId, given),
      unsent: [...unsent.filter((qId) => qId !== given.qId), given.qId],
    })
  }

  function receive({ questions }: JudgeTest) {
    const answers = new Map(state.get().answers)
    for (const { qId, answerJson, dateTimeAnswered } of questions) {
      if (dateTimeAnswered === null || isLater(answers.get(qId), dateTimeAnswered)) continue
      answers.set(qId, { qId, answerJSON: answerJson, dateTimeAnswered })
    }
    set({ answers })
  }

  /** Confirms what was sent; an answer that was given meanwhile is sent again. */
  function confirm(sent: readonly GivenAnswer[]) {
    const { answers, unsent } = state.get()
    const confirmed = new Set(sent.filter((given) => answers.get(given.qId) === given).map(({ qId }) => qId))
    for (const given of sent) {
      const key = keyOf(id, given.qId)
      if (storage.read(key) === JSON.stringify(given)) storage.write(key, null)
    }
    set({ unsent: unsent.filter((qId) => !confirmed.has(qId)), failure: null })
  }

  receive(test)
  for (const { qId, options } of test.questions) {
    const stored = storage.read(keyOf(id, qId))
    if (stored === null) continue
    const given: GivenAnswer = JSON.parse(stored)
    const known = state.get().answers.get(qId)
    const isOfTest = given.answerJSON.every((oId) => options.some((option) => option.oId === oId))
    if (!isOfTest || (known && isLater(known, given.dateTimeAnswered))) storage.write(keyOf(id, qId), null)
    else put(given)
  }

  return {
    state,
    receive,
    toggle(qId, oId) {
      const chosen = state.get().answers.get(qId)?.answerJSON ?? []
      const answerJSON = chosen.includes(oId) ? chosen.filter((each) => each !== oId) : [...chosen, oId]
      put({ qId, answerJSON, dateTimeAnswered: new Date(serverNow()).toISOString() })
    },
    flag(qId) {
      const { flags } = state.get()
      const next = flags.includes(qId) ? flags.filter((each) => each !== qId) : [...flags, qId]
      storage.write(keyOf(id, 'flags'), JSON.stringify(next))
      set({ flags: next })
    },
    async send() {
      const { answers, unsent } = state.get()
      const sent = unsent.flatMap((qId) => answers.get(qId) ?? [])
      if (sent.length === 0) return true
      try {
        await client.judgeTests.setAnswerBatch({ params: { sId: id }, body: { sId: id, answers: sent } })
        confirm(sent)
        return state.get().unsent.length === 0
      } catch (error) {
        set({ failure: failureOf(error) })
        return false
      }
    },
    forget() {
      for (const { qId } of test.questions) storage.write(keyOf(id, qId), null)
      storage.write(keyOf(id, 'flags'), null)
    },
  }
}

const isLater = (known: GivenAnswer | undefined, at: string) =>
  known !== undefined && Date.parse(known.dateTimeAnswered) > Date.parse(at)

/** A test that is gone or closed takes no answers; other refusals are repeated with the next answer. */
function failureOf(error: unknown): SheetFailure {
  if (!isApiError(error) || error.status === undefined) return 'unreachable'
  if (error.reason === 'judge_test_closed' || error.reason === 'judge_test_not_found') return 'closed'
  return error.status >= 500 || error.status === 429 || error.status === 401 ? 'unreachable' : 'refused'
}
