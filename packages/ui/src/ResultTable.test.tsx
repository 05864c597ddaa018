import { expect, it } from 'vitest'
import { ResultTable } from './ResultTable.tsx'
import { A_RELAY_LIST, A_RESULT_LIST } from './sample-results-list.ts'
import { render } from './testing/render.tsx'

const hrefOf = (iwsaid: string) => `/view-swimmer/${iwsaid}`
const rowsOf = (container: Element) => [...container.querySelectorAll('tbody tr')]

it('has places, names with links, and times', () => {
  const { container, getAllByRole } = render(<ResultTable list={A_RESULT_LIST} hrefOf={hrefOf} />)
  const [first] = rowsOf(container)
  expect(
    [...(first?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent?.slice(0, 8)),
  ).toEqual(['1', '1', '00:31.10', '812'])
  expect(getAllByRole('link')[0]?.getAttribute('href')).toBe('/view-swimmer/MORO000001')
})

it('names what a result without a place is', () => {
  const { container } = render(<ResultTable list={A_RESULT_LIST} hrefOf={hrefOf} />)
  const [, , disqualified, unfinished] = rowsOf(container)
  expect(disqualified?.textContent).toMatch(/DSQ NW.*нет касания стенки/)
  expect(unfinished?.textContent).toMatch(/DNF.*не\sзакончил/)
})

it('brings out the swimmer, also as a member of a team, and marks what has just arrived', () => {
  const { container, show } = render(
    <ResultTable list={A_RELAY_LIST} hrefOf={hrefOf} highlighted="MORO000001" />,
  )
  expect(rowsOf(container)[0]?.matches('[data-found]:not([data-fresh])')).toBe(true)
  expect(container.querySelector('th a')?.textContent).toBe('Тура')
  show(<ResultTable list={A_RELAY_LIST} hrefOf={hrefOf} fresh={new Set([1])} />)
  expect(rowsOf(container)[0]?.matches('[data-fresh]:not([data-found])')).toBe(true)
})
