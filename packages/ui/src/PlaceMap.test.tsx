import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { landSource } from '../land.config.ts'
import { mercator } from './mercator.ts'
import { PlaceMap } from './PlaceMap.tsx'
import { render } from './testing/render.tsx'

const tyumen = { lat: 57.1522, lon: 65.5272 }

it('shows the coordinates and links to an interactive map', () => {
  const { container, getByRole } = render(<PlaceMap coord={tyumen} />)
  expect(container.textContent).toContain('57,1522°\u00a0с.\u00a0ш., 65,5272°\u00a0в.\u00a0д.')
  const link = getByRole('link', { name: 'Открыть карту' })
  expect(link.getAttribute('href')).toContain('mlat=57.1522&mlon=65.5272')
})

it('marks the place in the middle of the drawing', () => {
  const { container } = render(<PlaceMap coord={tyumen} />)
  const [left = 0, top = 0, width = 0, height = 0] =
    container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const { x, y } = mercator(tyumen.lon, tyumen.lat)
  expect(Math.abs(left + width / 2 - x)).toBeLessThan(1)
  expect(Math.abs(top + height / 2 - y)).toBeLessThan(1)
})

it('makes no requests for map tiles', () => {
  const { container } = render(<PlaceMap coord={tyumen} />)
  expect(container.querySelector('img, image, iframe, script')).toBeNull()
})

describe('The outlines', () => {
  it('match the output of land.config.ts', () => {
    expect(readFileSync(`${import.meta.dirname}/land.gen.ts`, 'utf8')).toBe(landSource())
  })
})
