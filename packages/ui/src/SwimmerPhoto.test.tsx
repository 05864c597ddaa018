import { expect, it } from 'vitest'
import { SwimmerPhoto } from './SwimmerPhoto.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'
import { render } from './testing/render.tsx'

it('has the name of the swimmer as its alternative text', () => {
  const { getByRole } = render(<SwimmerPhoto swimmer={{ ...sampleSwimmer, avatarImage: '/files/7.webp' }} />)
  expect(getByRole('img', { name: 'Фотография: Соколова Мария Сергеевна' }).getAttribute('src')).toBe(
    '/files/7.webp',
  )
})

it('shows initials while the profile awaits confirmation', () => {
  const waiting = { ...sampleSwimmer, avatarImage: '/files/7.webp', i_status: 0 as const }
  expect(render(<SwimmerPhoto swimmer={waiting} />).queryByRole('img')).toBeNull()
})

it('shows initials, hidden from screen readers, without a photo', () => {
  expect(render(<SwimmerPhoto swimmer={sampleSwimmer} />).container.textContent).toBe('МС')
  const { container, queryByRole } = render(<SwimmerPhoto swimmer={sampleSwimmer} />, 'en')
  expect(container.textContent).toBe('MS')
  expect(queryByRole('img')).toBeNull()
})
