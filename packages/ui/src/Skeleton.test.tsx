import { expect, it } from 'vitest'
import { Skeleton } from './Skeleton.tsx'
import { render } from './testing/render.tsx'

it('holds as many places as are asked for, silently', () => {
  const { container } = render(<Skeleton shape="row" count={8} />)
  expect(container.querySelectorAll('[data-shape="row"]')).toHaveLength(8)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
