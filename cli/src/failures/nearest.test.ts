import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

it('returns the candidate closest to a mistyped word, and none that is far', () => {
  expect(nearest('publsih', ['publish', 'unpublish'])).toBe('publish')
  expect(nearest('dance', ['publish', 'dates'])).toBeNull()
  expect(nearest('D', ['A', 'B', 'C'])).toBeNull()
  expect(nearest('b', ['A', 'B', 'C'])).toBe('B')
})
