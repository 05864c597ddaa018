import { expect, it } from 'vitest'
import { render } from './testing/render.tsx'
import { WaterBadge } from './WaterBadge.tsx'

it('shows the signed temperature and the category', () => {
  const { container } = render(<WaterBadge waterTemp={1.4} waterCat="A" />)
  expect(container.textContent).toBe('+1,4\u00a0°C · категория A')
})

it('shows only the category if the temperature is unknown', () => {
  expect(render(<WaterBadge waterTemp={null} waterCat="B" />, 'en').container.textContent).toBe('category B')
})

it('renders nothing if both are unknown', () => {
  expect(render(<WaterBadge waterTemp={null} waterCat={null} />).container.textContent).toBe('')
})
