import { expect, it } from 'vitest'
import { StartList } from './StartList.tsx'
import { A_START_LIST, ALONE, aStarter } from './sample-start-list.ts'
import { render } from './testing/render.tsx'

const shown = { list: A_START_LIST, timeZone: 'Asia/Yekaterinburg' }
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('shows each heat with its start time and every lane of the pool', () => {
  const { getAllByRole } = render(<StartList {...shown} />)
  const heats = getAllByRole('table')
  expect(heats.map((heat) => plain(heat.querySelector('caption')?.textContent))).toEqual([
    'Заплыв 1 из 2, старт в 10:00',
    'Заплыв 2 из 2, старт в 10:03',
  ])
  const lanes = [...(heats[0]?.querySelectorAll('tbody tr') ?? [])].map((row) => row.children[0]?.textContent)
  expect(lanes).toEqual(['1', '2', '3', '4'])
  expect(plain(heats[0]?.querySelector('tbody tr')?.textContent)).toBe('1свободна')
})

it('marks swimmers without a time and scratches', () => {
  const { getByText, getByTitle } = render(<StartList {...shown} />)
  expect(getByTitle('без заявленного времени').textContent).toBe('б/в')
  const row = getByText(/^не\sстартует$/).closest('tr')
  expect(row?.dataset.scratched).toBe('true')
})

it('highlights a swimmer and links names that have a URL', () => {
  const { getAllByRole } = render(
    <StartList {...shown} highlighted="MORO000005" hrefOf={(iwsaid) => `/s/${iwsaid}`} />,
  )
  const found = getAllByRole('row').filter((row) => row.dataset.found)
  expect(found).toHaveLength(1)
  expect(found[0]?.querySelector('a')?.getAttribute('href')).toBe('/s/MORO000005')
})

it('names teams with their codes and captains', () => {
  const team = {
    teamId: 'TURA',
    teamNameRu: 'Тура',
    teamNameEn: 'Tura',
    teamMembers: [{ stageId: 1, iwsaId: 'MORO000001', ...aStarter(1) }],
  }
  const heat = {
    heat: 1,
    ...ALONE,
    startsAt: null,
    lanes: [{ lane: 2, scratched: false, starter: aStarter(1, { team }) }],
  }
  const { getByText, getAllByText } = render(
    <StartList {...shown} list={{ ...A_START_LIST, heats: [heat] }} />,
  )
  expect(getByText('Тура (TURA)')).toBeDefined()
  expect(getByText('Морозова Ольга')).toBeDefined()
  expect(getAllByText('капитан Морозова Ольга').length).toBeGreaterThan(0)
})

it('shows a mass start by competition number', () => {
  const list = { ...A_START_LIST, pool: null, heats: A_START_LIST.heats.slice(1) }
  const { getByText, getAllByRole } = render(<StartList {...shown} list={list} />, 'en')
  expect(getByText('Mass start at 10:03')).toBeDefined()
  expect(getAllByRole('columnheader')[0]?.textContent).toBe('Start No.')
})

it('names scratched starters without a lane', () => {
  const scratched = A_START_LIST.heats.flatMap(({ lanes }) => lanes.slice(0, 1).map(({ starter }) => starter))
  const { getByText } = render(<StartList {...shown} list={{ ...A_START_LIST, scratched }} />, 'en')
  expect(getByText('Scratched')).toBeDefined()
})
