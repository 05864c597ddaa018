import type { EventUpdate } from '@polynya/contract'
import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'
import { AN_EVENT, save, sectionOf, startServer } from './testing/edited-event.ts'

const { open: openApp } = appUnderTest()

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

const [OFFER] = AN_EVENT.programData
if (!OFFER) throw new Error('The event has no programme')
const OFFERS = [
  { ...OFFER, children: OFFER.children.slice(0, 2) },
  { ...OFFER, id: 6, position: 1, kind: 'relay' as const, name: 'Эстафеты', children: [] },
  { ...OFFER, id: 7, position: 2, name: 'Второй день', children: OFFER.children.slice(2) },
]

describe('the programme of a distance', () => {
  async function aProgramme() {
    const server = startServer({ ...AN_EVENT, programData: OFFERS })
    const app = await openApp('/view-event/3/manage/setup?step=programme', server.fixtures)
    const programme = await sectionOf(app, /Программа/)
    const selects = () => programme.getAllByLabelText<HTMLSelectElement>('Программа')
    /** Moves the first distance to the second day. */
    const move = () => fireEvent.change(selects()[0] as HTMLElement, { target: { value: '2' } })
    return { app, server, programme, selects, move }
  }

  it('is one of its kind, and choosing another moves the distance there as the row that it is', async () => {
    const { app, server, programme, selects, move } = await aProgramme()
    expect(
      within(selects()[0] as HTMLElement)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Программа 1: Личные', 'Программа 3: Второй день'])
    move()
    await waitFor(() => expect(selects().map(({ value }) => value)).toEqual(['0', '2', '2']))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Выше: Программа 3, дистанция 2')
    await app.findByText('Программа 1, дистанция 1: теперь Программа 3: Второй день')
    save(programme.form)
    await programme.findByText('Сохранено')
    const body = server.sent.at(-1)?.body as EventUpdate | undefined
    expect(
      body?.programData?.map(({ id, children }) => [id, children.map((row) => [row.id, row.position])]),
    ).toEqual([
      [5, [[12, 0]]],
      [6, []],
      [
        7,
        [
          [13, 0],
          [11, 1],
        ],
      ],
    ])
  })

  it('shows why the server refuses to move the distance', async () => {
    const { server, programme, selects, move } = await aProgramme()
    move()
    await waitFor(() => expect(selects().map(({ value }) => value)).toEqual(['0', '2', '2']))
    server.refuse.next = () =>
      failure('invalid_input', {
        issues: [{ path: 'programData.2.children.1.id', reason: 'entries_not_final' }],
      })
    save(programme.form)
    const link = await programme.findByRole('link', {
      name: /Программа 3, дистанция 2. Программа: .*действующие или.неоплаченные заявки/,
    })
    const refused = selects()[2] as HTMLElement
    expect(link.getAttribute('href')).toBe(`#${refused.id}`)
    expect(refused.getAttribute('aria-invalid')).toBe('true')
    expect(refused.closest('details')?.open).toBe(true)
  })
})
