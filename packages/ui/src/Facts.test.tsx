import { expect, it } from 'vitest'
import { Facts } from './Facts.tsx'
import { render } from './testing/render.tsx'

it('leaves out what is not known', () => {
  const facts = [
    { label: 'Место', value: 'Тюмень' },
    { label: 'Серия', value: null },
  ]
  const { getByRole, queryByText } = render(<Facts facts={facts} />)
  expect(getByRole('definition').textContent).toBe('Тюмень')
  expect(queryByText('Серия')).toBeNull()
})

it('is not there where nothing is known', () => {
  expect(render(<Facts facts={[{ label: 'Серия', value: null }]} />).container.textContent).toBe('')
})
