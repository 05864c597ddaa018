import { expect, it } from 'vitest'
import { Skeleton } from './Skeleton.tsx'
import { render } from './testing/render.tsx'

it('renders the requested number of placeholders, hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="row" count={8} />)
  expect(container.querySelectorAll('[data-shape="row"]')).toHaveLength(8)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
