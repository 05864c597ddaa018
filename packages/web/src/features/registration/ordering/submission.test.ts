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

it('reuses the key for the same body, and creates another for another body', () => {
  const stored = storage()
  const first = keyOfSubmission(stored, 'register:3:7', { eventId: 3, total: 1500 })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOfSubmission(stored, 'register:3:7', { eventId: 3, total: 1500 })).toBe(first)
  expect(keyOfSubmission(stored, 'register:3:7', { eventId: 3, total: 1600 })).not.toBe(first)
})

it('creates a new key for the same body after the response', () => {
  const stored = storage()
  const first = keyOfSubmission(stored, 'register:3:7', { eventId: 3 })
  forgetSubmission(stored, 'register:3:7')
  expect(keyOfSubmission(stored, 'register:3:7', { eventId: 3 })).not.toBe(first)
})
