import { expect, it } from 'vitest'
import { DepthRings } from './DepthRings.tsx'
import { render } from './testing/render.tsx'

it('is hidden from screen readers', () => {
  const { container } = render(<DepthRings seed={7} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
