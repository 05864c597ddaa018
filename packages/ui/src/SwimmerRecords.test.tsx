import { expect, it } from 'vitest'
import { SwimmerRecords } from './SwimmerRecords.tsx'
import { sampleRank, sampleRecords } from './sample-results.ts'
import { render } from './testing/render.tsx'

it('shows each record with its time, group and date, and the rank by result', () => {
  const { container } = render(<SwimmerRecords records={sampleRecords} rankByResult={sampleRank} />)
  const facts = [...container.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent?.replaceAll('\xa0', ' '),
  )
  expect(facts).toEqual([
    'Национальный рекорд, 25 м в/с00:15.88 8 мар. 2025',
    'Рекорд возрастной группы, 50 м бр00:43.91 Группа B2, 26 янв. 2025, ожидает утверждения',
    'Разряд по результатуI спортивный разряд25 м в/с 00:15.88 8 мар. 2025',
  ])
})

it('shows that there are no records yet', () => {
  const { getByText } = render(<SwimmerRecords records={[]} rankByResult={null} />, 'en')
  expect(getByText(/will be shown with the results/)).toBeDefined()
})
