import { expect, it } from 'vitest'
import { RecordTable } from './RecordTable.tsx'
import { heldRecord, importedRecord, sampleRecord } from './sample-records.ts'
import { render } from './testing/render.tsx'

const shown = {
  caption: 'Records',
  hrefOf: (iwsaid: string) => `/view-swimmer/${iwsaid}`,
  eventHrefOf: (id: number) => `/view-event/${id}`,
}

it('links the swimmer and the event of a record', () => {
  const { getAllByRole, getByText } = render(<RecordTable {...shown} records={[sampleRecord]} />)
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Морозова Ольга', '/view-swimmer/MORO000001'],
    ['Кубок Тюмени', '/view-event/7'],
  ])
  expect(getByText('ожидает утверждения')).toBeDefined()
})

it('names the team and the place of an imported record', () => {
  const { container } = render(<RecordTable {...shown} records={[importedRecord]} />)
  expect(container.textContent).toMatch(/утверждён, из\sпрежнего списка.*Тура.*Тюмень, чемпионат области/)
  expect(container.querySelector('a')).toBeNull()
})

it.each([
  ['ru', 'Тюменская область'],
  ['en', 'Tyumen Region'],
] as const)('names the region of a holder without a profile in %s', (language, name) => {
  const { container } = render(<RecordTable {...shown} records={[heldRecord]} />, language)
  expect(container.textContent).toContain(name)
})

it('has what its page adds, and no distance where all are of one', () => {
  const { container, queryByText } = render(
    <RecordTable
      {...shown}
      records={[sampleRecord]}
      hasDistance={false}
      belowDistance={() => 'beside'}
      belowHolder={({ id }) => `decide ${id}`}
    />,
  )
  expect(container.querySelectorAll('thead th')).toHaveLength(2)
  expect(queryByText('beside')).toBeNull()
  expect(container.textContent).toContain('decide 1')
})
