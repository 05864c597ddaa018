import { expect, it } from 'vitest'
import { render } from './testing/render.tsx'
import { WaterBadge } from './WaterBadge.tsx'

it('tells the temperature with its sign and the category', () => {
  const { container } = render(<WaterBadge waterTemp={1.4} waterCat="A" />)
  expect(container.textContent).toBe('+1,4\u00a0°C · категория A')
})

it('tells the category alone where the water is not measured', () => {
  expect(render(<WaterBadge waterTemp={null} waterCat="B" />, 'en').container.textContent).toBe('category B')
})

it('is not there where nothing is known', () => {
  expect(render(<WaterBadge waterTemp={null} waterCat={null} />).container.textContent).toBe('')
})
