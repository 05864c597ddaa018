/**
 * A phone that times an event. Everything that it measures is stored on the device at once and sent when there is a
 * network, each mark with an ID, so that a reload, a dead battery or a repeated request loses and doubles nothing.
 */

import type { HeatStart, TimingSheet } from '@polynya/contract'
import { type ClockOffset, type ClockProbe, clockOffset } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import type { TextStorage } from '../../infrastructure/settings/browser-storage.ts'
import { type Observable, observable } from '../../infrastructure/state/observable.ts'

export type TimingMark = Parameters<Client['timing']['send']>[0]['body']['marks'][number]

export interface PhoneState {
  readonly device: string
  readonly sheet: TimingSheet | null
  readonly marks: readonly TimingMark[]
  /** IDs of the marks that the server has not confirmed. */
  readonly unsent: readonly string[]
  /** Marks whose heat or lane the start lists do not have; their times are shown until they are dismissed. */
  readonly refused: readonly TimingMark[]
  readonly starts: readonly HeatStart[]
  readonly clock: ClockOffset | null
}

/** What a phone times: a start if there is no lane. */
export type NewMark = Pick<TimingMark, 'distanceId' | 'heat' | 'role' | 'lane'>

export interface TimingPhone {
  readonly state: Pick<Observable<PhoneState>, 'get' | 'subscribe'>
  /** Milliseconds of the server's clock. */
  serverNow(): number
  /** Loads the start lists. */
  load(): Promise<void>
  /** Compares the clock with the server's. */
  compareClocks(): Promise<void>
  /** Marks a start or a stop now; a timekeeper without a start of the starter can have an own one. */
  mark(mark: NewMark, ownStart?: string | null): void
  undo(sentId: string): void
  /** Dismisses the marks that the server refused. */
  dismissRefused(): void
  /** Sends the marks, and receives the starts of the heats. */
  send(): Promise<void>
}

interface PhoneDeps {
  readonly client: Pick<Client, 'timing'>
  readonly storage: TextStorage
  /** Milliseconds of the phone's clock. */
  readonly now?: () => number
}

/** Milliseconds of a clock that does not change when the clock of the phone is set. */
const steadyNow = () => performance.timeOrigin + performance.now()

const PROBES = 7
/** Milliseconds after which a request on a bad network is aborted; the next one follows soon. */
const TIMEOUT_MS = 8_000
/** Marks of one request. */
const MOST_MARKS = 100
/** Recorded while the clock was never compared. */
const UNKNOWN_ERROR_MS = 3_600_000

const EMPTY: Omit<PhoneState, 'device'> = {
  ...{ sheet: null, clock: null },
  ...{ marks: [], unsent: [], refused: [], starts: [] },
}

export function timingPhone(code: string, { client, storage, now = steadyNow }: PhoneDeps): TimingPhone {
  const key = `timing ${code}`
  const state = observable(stored(storage.read(key)))
  const options = { timeout: TIMEOUT_MS }
  const set = (more: Partial<PhoneState>) => {
    state.set({ ...state.get(), ...more })
    storage.write(key, JSON.stringify(state.get()))
  }
  /** Replaces or adds a mark, to be sent. */
  const put = (mark: TimingMark) => {
    const { marks, unsent } = state.get()
    const others = ({ sentId }: { readonly sentId: string }) => sentId !== mark.sentId
    set({
      marks: [...marks.filter(others), mark],
      unsent: [...unsent.filter((id) => id !== mark.sentId), mark.sentId],
    })
  }
  const serverNow = () => now() + (state.get().clock?.offsetMs ?? 0)

  return {
    state,
    serverNow,
    async load() {
      set({ sheet: await client.timing.open({ body: { code } }, options) })
    },
    async compareClocks() {
      const probes: ClockProbe[] = []
      for (let probe = 0; probe < PROBES; probe += 1) {
        const sentMs = now()
        const answer = await client.timing.clock({}, options).catch(() => null)
        if (answer) probes.push({ sentMs, serverMs: Date.parse(answer.at), receivedMs: now() })
      }
      const clock = clockOffset(probes)
      if (clock) set({ clock })
    },
    mark(mark, ownStart = null) {
      const at = new Date(serverNow()).toISOString()
      const times =
        mark.lane === null ? { startedAt: at, stoppedAt: null } : { startedAt: ownStart, stoppedAt: at }
      const clockErrorMs = state.get().clock?.errorMs ?? UNKNOWN_ERROR_MS
      put({ ...mark, ...times, clockErrorMs, sentId: crypto.randomUUID(), isUndone: false })
    },
    undo(sentId) {
      const mark = state.get().marks.find((each) => each.sentId === sentId)
      if (mark) put({ ...mark, isUndone: true })
    },
    dismissRefused() {
      set({ refused: [] })
    },
    async send() {
      const { device, marks, unsent } = state.get()
      const sent = marks.filter(({ sentId }) => unsent.includes(sentId)).slice(0, MOST_MARKS)
      const { starts, refused } = await client.timing.send({ body: { code, device, marks: sent } }, options)
      const after = state.get()
      const refusedIds = new Set(refused.map(({ sentId }) => sentId))
      const isRefused = ({ sentId }: TimingMark) => refusedIds.has(sentId)
      // A mark that was undone meanwhile is another object, and is sent again.
      const confirmed = new Set(sent.filter((mark) => after.marks.includes(mark)).map(({ sentId }) => sentId))
      set({
        starts,
        marks: after.marks.filter((mark) => !isRefused(mark)),
        unsent: after.unsent.filter((id) => !confirmed.has(id) && !refusedIds.has(id)),
        refused: [...after.refused, ...sent.filter(isRefused)],
      })
    },
  }
}

function stored(text: string | null): PhoneState {
  if (text !== null) return { ...EMPTY, ...JSON.parse(text) }
  return { ...EMPTY, device: crypto.randomUUID().slice(0, 8) }
}

/** The mark of a lane by a timekeeper, or the start of a heat by this phone: the last one that was not undone. */
export const markOf = ({ marks }: PhoneState, wanted: NewMark): TimingMark | undefined =>
  marks.findLast(
    ({ distanceId, heat, role, lane, isUndone }) =>
      !isUndone &&
      distanceId === wanted.distanceId &&
      heat === wanted.heat &&
      role === wanted.role &&
      lane === wanted.lane,
  )

/** The start of a heat, by this phone or another one; null if it is not known yet. */
export function startOf(
  state: PhoneState,
  { distanceId, heat }: Pick<NewMark, 'distanceId' | 'heat'>,
): string | null {
  const own = markOf(state, { distanceId, heat, role: 0, lane: null })
  const known = state.starts.find((start) => start.distanceId === distanceId && start.heat === heat)
  return own?.startedAt ?? known?.startedAt ?? null
}
