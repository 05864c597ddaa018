import { expect, it } from 'vitest'
import { LaneRope } from './LaneRope.tsx'
import { render } from './testing/render.tsx'

it('is decorative and hidden from screen readers', () => {
  const { container } = render(<LaneRope />)
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('')
})
