import { expect, it } from 'vitest'
import { SwimmerFacts } from './SwimmerFacts.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'
import { render } from './testing/render.tsx'

it('shows known facts and omits an unknown region', () => {
  const labels = (region: string | null) =>
    render(<SwimmerFacts swimmer={sampleSwimmer} region={region} today="2026-11-20" />)
      .getAllByRole('term')
      .map(({ textContent }) => textContent?.replaceAll('\xa0', ' '))
  expect(labels('Тюменская область')).toContain('Регион')
  expect(labels(null)).not.toContain('Регион')
})
