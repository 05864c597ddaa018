import { expect, it } from 'vitest'
import { RankingTable } from './RankingTable.tsx'
import { pointsRow, rankingRow } from './sample-records.ts'
import { render } from './testing/render.tsx'

const shown = {
  caption: 'Ranking',
  hrefOf: (iwsaid: string) => `/view-swimmer/${iwsaid}`,
  eventHrefOf: (id: number) => `/view-event/${id}`,
}
const cells = (container: Element) =>
  [...container.querySelectorAll('tbody td')].map(({ textContent }) => textContent)

it('has the place, the best time with its event, and the points', () => {
  const { container, getAllByRole } = render(<RankingTable {...shown} rows={[rankingRow]} />)
  expect(cells(container)).toEqual([
    '1',
    expect.stringMatching(/^00:13\.80Кубок Тюмени, 24\sянв\. 2026, вода A$/),
    '812',
  ])
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/view-swimmer/MORO000001',
    '/view-event/7',
  ])
})

it('has the number of distances in place of times', () => {
  const { container } = render(<RankingTable {...shown} rows={[pointsRow]} />)
  expect(cells(container)).toEqual(['1', expect.stringMatching(/^8123\sдистанции$/)])
})

it('brings out own swimmers, with what its page adds', () => {
  const { container } = render(
    <RankingTable {...shown} rows={[rankingRow]} own={new Set([1])} below={(_, name) => `compare ${name}`} />,
  )
  expect(container.querySelector('tr[data-found] th')?.textContent).toContain('compare Морозова Ольга')
})
