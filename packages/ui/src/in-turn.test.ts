import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Milliseconds: a frame, and the task after it. */
const FRAME = 20

const drawn: string[] = []
const draw = (part: string) => inTurn(() => drawn.push(part))

beforeEach(() => {
  vi.useFakeTimers()
  drawn.length = 0
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('draws one part before each frame, in their order', () => {
  draw('first')
  draw('second')
  expect(drawn).toEqual([])
  vi.advanceTimersByTime(0)
  expect(drawn).toEqual(['first'])
  draw('third')
  vi.advanceTimersByTime(FRAME)
  expect(drawn).toEqual(['first', 'second'])
  vi.advanceTimersByTime(FRAME)
  expect(drawn).toEqual(['first', 'second', 'third'])
})

it('draws nothing for a cancelled call', () => {
  draw('first')
  const cancel = draw('second')
  draw('third')
  cancel()
  vi.advanceTimersByTime(FRAME)
  expect(drawn).toEqual(['first', 'third'])
})

it('draws in a page without frames, too', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  draw('first')
  draw('second')
  vi.advanceTimersByTime(99)
  expect(drawn).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(drawn).toEqual(['first', 'second'])
})

it('draws the next part after one that fails', () => {
  inTurn(() => {
    throw new Error('broken')
  })
  draw('second')
  expect(() => vi.advanceTimersByTime(0)).toThrow('broken')
  vi.advanceTimersByTime(FRAME)
  expect(drawn).toEqual(['second'])
})
