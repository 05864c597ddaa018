import { expect, it } from 'vitest'
import { isOtherTab } from './tab-address.ts'

it.each([
  ['/view-event/7', '/view-event/7?tab=entries', true],
  ['/view-event/7?tab=entries&gender=1', '/view-event/7', true],
  ['/view-event/7?tab=entries', '/view-event/7?tab=entries&gender=1', false],
  ['/view-event/7', '/view-event/8?tab=entries', false],
])('from %s, the address %s being another tab is %s', (shown, address, isOther) => {
  expect(isOtherTab(shown, address)).toBe(isOther)
})
