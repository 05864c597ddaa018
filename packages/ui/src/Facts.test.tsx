import { expect, it } from 'vitest'
import { Facts } from './Facts.tsx'
import { render } from './testing/render.tsx'

it('omits facts without a value', () => {
  const facts = [
    { label: 'Место', value: 'Тюмень' },
    { label: 'Серия', value: null },
  ]
  const { getByRole, queryByText } = render(<Facts facts={facts} />)
  expect(getByRole('definition').textContent).toBe('Тюмень')
  expect(queryByText('Серия')).toBeNull()
})

it('renders nothing without facts', () => {
  expect(render(<Facts facts={[{ label: 'Серия', value: null }]} />).container.textContent).toBe('')
})
