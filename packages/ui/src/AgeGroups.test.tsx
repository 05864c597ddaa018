import { expect, it } from 'vitest'
import { AgeGroups } from './AgeGroups.tsx'
import { render } from './testing/render.tsx'

it('shows bounds in whole years and open bounds in words', () => {
  const groups = [
    { code: 'A1', minAge: 0, maxAge: 15 },
    { code: 'B1', minAge: 16, maxAge: 19 },
    { code: '18+', minAge: 18, maxAge: null },
  ]
  const { getAllByRole } = render(<AgeGroups groups={groups} />)
  const bounds = getAllByRole('definition').map(({ textContent }) => textContent)
  expect(bounds).toEqual(['до\u00a015', '16–19', '18+ без верхней границы'])
})

it('shows a text when there are no groups', () => {
  expect(render(<AgeGroups groups={[]} />).container.textContent).toBe('Возрастные группы не\u00a0заданы.')
})
