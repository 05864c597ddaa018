import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { Performance } from './Performance.tsx'
import { sampleResults } from './sample-results.ts'
import { render } from './testing/render.tsx'

const rowsOf = ({ getAllByRole }: ReturnType<typeof render>) =>
  getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\xa0', ' '))

it('starts with the most frequent distance: each result with its time and the best time so far', () => {
  const shown = render(<Performance results={sampleResults} />)
  expect(rowsOf(shown)).toEqual([
    'СтартВремяЛичный рекорд',
    '16 дек. 2023Кубок Карелии00:17.1200:17.12',
    '27 янв. 2024Кубок Тюмени00:16.5500:16.55',
    '14 дек. 2024Кубок Карелии00:16.6800:16.55',
    '25 янв. 2025Кубок Тюмени00:16.0400:16.04',
    '8 мар. 2025Байкал Айс00:15.8800:15.88',
  ])
})

it('switches to another distance', async () => {
  const shown = render(<Performance results={sampleResults} />)
  fireEvent.change(shown.getByLabelText('Дистанция'), { target: { value: '50BR' } })
  await expect.poll(() => rowsOf(shown)).toHaveLength(3)
  expect(shown.getByRole('heading', { name: /^50\sм брасс: время/ })).toBeDefined()
})

it('announces result by result with the arrow keys', async () => {
  const { getByRole } = render(<Performance results={sampleResults} />)
  fireEvent.keyDown(getByRole('group', { name: /стрелки/ }), { key: 'End' })
  await expect
    .poll(() => getByRole('status').textContent?.replaceAll('\xa0', ' '))
    .toBe('8 мар. 2025, Байкал Айс: Время — 00:15.88, Личный рекорд — 00:15.88')
})

it('shows that no results are published yet', () => {
  expect(render(<Performance results={[]} />).queryByRole('figure')).toBeNull()
})
