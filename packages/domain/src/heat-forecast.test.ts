import { describe, expect, it } from 'vitest'
import { aboutMinutes, currentHeat, expectedStart, isCalled, type PlannedHeat } from './heat-forecast.ts'
import type { ResultStatus } from './results.ts'

const at = (time: string) => new Date(`2026-12-12T${time}:00Z`)
const heat = (session: number, time: string | null, ...entryIds: number[]): PlannedHeat => ({
  session,
  startsAt: time === null ? null : at(time),
  entryIds,
  isStarted: false,
})
const HEATS = [heat(1, '10:00', 1, 2), heat(1, '10:05', 3, 4), heat(1, '10:10', 5), heat(2, '15:00', 6)]

const resultsOf =
  (status: ResultStatus) =>
  (...entryIds: number[]) =>
    new Map(entryIds.map((id) => [id, { status }] as const))
const finished = resultsOf('finished')
const withdrawn = resultsOf('WDR')

describe('the current heat', () => {
  it.each([
    ['before the first result is the first', [], 0],
    ['is the one whose results are being recorded', [1], 0],
    ['follows the last complete one', [1, 2], 1],
    ['follows the last complete one although a lane before it was left out', [1, 3, 4], 2],
    ['does not exist after the last result', [1, 2, 3, 4, 5, 6], 4],
  ])('%s', (_name, recorded, index) => {
    expect(currentHeat(HEATS, finished(...recorded))).toBe(index)
  })

  it('is not moved ahead by a withdrawal from a later heat, nor waits for a heat of which all withdrew', () => {
    expect(currentHeat(HEATS, withdrawn(6))).toBe(0)
    expect(currentHeat(HEATS, new Map([...finished(1, 2), ...withdrawn(6)]))).toBe(1)
    expect(currentHeat(HEATS, new Map([...finished(1, 2), ...withdrawn(3, 4)]))).toBe(2)
    expect(currentHeat(HEATS, new Map([...finished(1, 2, 3, 4, 5), ...withdrawn(6)]))).toBe(4)
  })

  it('is the one that the starter has started, although results of an earlier one are missing', () => {
    const started = HEATS.map((each, index) => ({ ...each, isStarted: index === 2 }))
    expect(currentHeat(started, finished(1))).toBe(2)
    expect(currentHeat(started, finished(5))).toBe(3)
    const early = [{ ...heat(1, '10:00', 1), isStarted: true }]
    expect(isCalled(early, { current: 0, now: at('09:30') })).toBe(true)
  })

  it('is called ten minutes before its session, and at once within it', () => {
    expect(isCalled(HEATS, { current: 0, now: at('09:49') })).toBe(false)
    expect(isCalled(HEATS, { current: 0, now: at('09:50') })).toBe(true)
    expect(isCalled(HEATS, { current: 2, now: at('09:40') })).toBe(true)
    expect(isCalled(HEATS, { current: 3, now: at('10:20') })).toBe(false)
    expect(isCalled(HEATS, { current: 4, now: at('16:00') })).toBe(false)
    expect(isCalled([heat(1, null, 1)], { current: 0, now: at('09:00') })).toBe(true)
  })
})

describe('the expected start of a heat', () => {
  it('is that of the timetable before the session', () => {
    expect(expectedStart(HEATS, 2, { current: 0, now: at('09:30') })).toEqual(at('10:10'))
  })

  it('moves with the delay and with the lead of the current heat', () => {
    expect(expectedStart(HEATS, 2, { current: 1, now: at('10:12') })).toEqual(at('10:17'))
    expect(expectedStart(HEATS, 2, { current: 1, now: at('10:01') })).toEqual(at('10:06'))
  })

  it('does not move with another session, and is never in the past', () => {
    expect(expectedStart(HEATS, 3, { current: 2, now: at('11:00') })).toEqual(at('15:00'))
    expect(expectedStart(HEATS, 3, { current: 2, now: at('15:30') })).toEqual(at('15:30'))
  })

  it('is unknown of a heat that was swum, and without a timetable', () => {
    expect(expectedStart(HEATS, 0, { current: 1, now: at('10:04') })).toBeNull()
    expect(expectedStart([heat(1, null, 1)], 0, { current: 0, now: at('10:04') })).toBeNull()
    expect(expectedStart(HEATS, 0, { current: 4, now: at('16:00') })).toBeNull()
  })
})

it.each([
  ['10:00', 0],
  ['10:07', 7],
  ['10:13', 15],
  ['10:57', 55],
  ['09:50', 0],
  ['11:01', null],
] as const)('at 10:00, %s is about %s minutes away', (time, minutes) => {
  expect(aboutMinutes(at(time), at('10:00'))).toBe(minutes)
})
