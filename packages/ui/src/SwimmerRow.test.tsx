import { expect, it } from 'vitest'
import { SwimmerRow } from './SwimmerRow.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'
import { render } from './testing/render.tsx'

const row = (swimmer = sampleSwimmer) => <SwimmerRow swimmer={swimmer} href="/view-swimmer/SOKO004217" />

it('links the name in the language of the page, with the other spelling below', () => {
  const { getByRole, getByText } = render(row())
  const link = getByRole('link', { name: 'Соколова Мария Сергеевна' })
  expect(link.getAttribute('href')).toBe('/view-swimmer/SOKO004217')
  expect(getByText('Mariya Sokolova').lang).toBe('en')
  expect(getByText('SOKO004217')).toBeDefined()
  expect(getByText(/^1990\sг\.\sр\.$/)).toBeDefined()
})

it('marks Russian-only places for English readers', () => {
  const { getByText } = render(row(), 'en')
  expect([getByText(/Тюмень/).lang, getByText(/Морж/).lang]).toEqual(['ru', 'ru'])
})

it('marks an unconfirmed profile in words', () => {
  expect(render(row()).queryByText('Ждёт подтверждения')).toBeNull()
  expect(render(row({ ...sampleSwimmer, i_status: 0 })).getByText('Ждёт подтверждения')).toBeDefined()
})
