import { expect, it } from 'vitest'
import { raceTimeTick } from './race-time-tick.ts'

it('formats the ticks of an axis, also between hundredths and at zero', () => {
  expect([0, -50, 1234.5, 6000].map(raceTimeTick)).toEqual(['00:00.01', '00:00.01', '00:12.35', '01:00.00'])
})
