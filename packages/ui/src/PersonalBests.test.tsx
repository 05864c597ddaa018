import { expect, it } from 'vitest'
import { PersonalBests } from './PersonalBests.tsx'
import { sampleResults } from './sample-results.ts'
import { render } from './testing/render.tsx'

const hrefOf = (id: number) => `/view-event/${id}`

it('has a row for each distance with the best time, its points, event and date', () => {
  const { getAllByRole } = render(<PersonalBests results={sampleResults} hrefOf={hrefOf} />)
  const rows = getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\xa0', ' '))
  expect(rows.slice(1)).toEqual([
    '25 м вольный стиль00:15.88678Байкал Айс8 мар. 2025',
    '200 м вольный стиль03:00.20—Байкал Айс9 мар. 2025',
    '50 м брасс00:43.91542Кубок Тюмени26 янв. 2025',
  ])
  expect(getAllByRole('link')[0]?.getAttribute('href')).toBe('/view-event/12')
})

it('shows that no results are published yet', () => {
  const { queryByRole, getByText } = render(<PersonalBests results={[]} hrefOf={hrefOf} />, 'en')
  expect(queryByRole('table')).toBeNull()
  expect(getByText(/have not been published/)).toBeDefined()
})
