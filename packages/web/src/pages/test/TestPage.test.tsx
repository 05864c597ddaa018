import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

it('shows every part of the interface while it is worked on', async () => {
  const { findByRole, getByRole } = await open('/test')
  expect(await findByRole('heading', { level: 1, name: 'Части интерфейса' })).toBeDefined()
  for (const part of ['Button', 'EventCard', 'SwimmerCard']) {
    expect(getByRole('region', { name: part }).querySelectorAll('figure').length).toBeGreaterThan(0)
  }
})
