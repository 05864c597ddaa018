import { expect, it } from 'vitest'
import { forgetSubmission, keyOfSubmission } from './submission.ts'

function storage() {
  const texts = new Map<string, string>()
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? texts.delete(key) : texts.set(key, text)),
  }
}

it('the same order sent again has the same key, another one has another', () => {
  const kept = storage()
  const first = keyOfSubmission(kept, 'register:3:7', { eventId: 3, total: 1500 })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOfSubmission(kept, 'register:3:7', { eventId: 3, total: 1500 })).toBe(first)
  expect(keyOfSubmission(kept, 'register:3:7', { eventId: 3, total: 1600 })).not.toBe(first)
})

it('once it was answered, the same order gets a new key', () => {
  const kept = storage()
  const first = keyOfSubmission(kept, 'register:3:7', { eventId: 3 })
  forgetSubmission(kept, 'register:3:7')
  expect(keyOfSubmission(kept, 'register:3:7', { eventId: 3 })).not.toBe(first)
})
