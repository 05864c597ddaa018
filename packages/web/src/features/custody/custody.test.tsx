import { ANNA, ANNA_SWIMMER, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

it('a list that failed to load can be re-fetched', async () => {
  let isDown = true
  const { findByRole, findByText, getByRole } = await open('/admin/changes', {
    swimmers: { changes: () => (isDown ? failure('unavailable') : { changes: [], total: 0 }) },
  })
  const alert = await findByRole('alert')
  expect(alert.textContent).toMatch(/Не\sудалось загрузить запросы/)
  isDown = false
  fireEvent.click(getByRole('button', { name: 'Повторить' }))
  expect(await findByText('Новых запросов нет')).toBeDefined()
})

it('a change that cannot be accepted now is reported in its dialog, which stays open', async () => {
  const { findByRole } = await open('/admin/changes', {
    swimmers: { acceptChange: () => failure('change_out_of_sync') },
  })
  fireEvent.click(await findByRole('button', { name: /^Согласовать изменение/ }))
  const dialog = within(await findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Согласовать' }))
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toMatch(/После запроса профиль изменился/),
  )
})

it('an account without offers sees none', async () => {
  const { findByText, findByRole } = await open('/transfers', {
    swimmers: { transfers: { offered: [], received: [] }, my: { swimmers: [], total: 0 } },
  })
  expect(await findByText('Предложений нет')).toBeDefined()
  const form = within(await findByRole('region', { name: 'Передать профиль' }))
  expect(await form.findByText(/Передавать нечего/)).toBeDefined()
})

it('a pair that is no more is explained', async () => {
  const { findByText } = await open('/admin/duplicates/7-8', {
    swimmers: { get: () => failure('swimmer_not_found') },
  })
  expect(await findByText('Пары больше нет')).toBeDefined()
})

it('a merge that finds a result which was recorded meanwhile asks about it too', async () => {
  let isRecorded = false
  const doubles = [
    {
      ...{ eventId: 3, eventName: 'Кубок Тюмени', eventNameEn: null, gender: 0 as const },
      ...{ distanceId: 31, distCode: '25FR' },
      one: { status: 'finished' as const, finalTime: '00:20.10' },
      other: { status: 'finished' as const, finalTime: '00:21.30' },
    },
  ]
  const { findByRole, queryByRole } = await open('/admin/duplicates/7-8', {
    swimmers: {
      get: ({ params: { id } }) => ({ ...ANNA_SWIMMER, id, iwsaid: `PETR00421${id}`, i_status: 1 }),
      mergeResults: () => ({ doubles: isRecorded ? doubles : [] }),
      merge: () => failure('merge_two_results'),
    },
  })
  const submit = await findByRole('button', { name: 'Объединить профили' })
  expect(queryByRole('group', { name: /^Кубок Тюмени, 25/ })).toBeNull()
  isRecorded = true
  fireEvent.click(submit)
  const dialog = within(await findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Объединить профили' }))
  expect(await findByRole('group', { name: /^Кубок Тюмени, 25/, hidden: true })).toBeDefined()
})

it('a merge asks which result counts on each distance, and sends every choice', async () => {
  const sent: unknown[] = []
  const double = { eventId: 3, eventName: 'Кубок Тюмени', eventNameEn: null, gender: 0 } as const
  const { findByRole, getByRole } = await open('/admin/duplicates/7-8', {
    swimmers: {
      get: ({ params: { id } }) => ({ ...ANNA_SWIMMER, id, iwsaid: `PETR00421${id}`, i_status: 1 }),
      mergeResults: {
        doubles: [
          {
            ...double,
            distanceId: 31,
            distCode: '25FR',
            one: { status: 'finished', finalTime: '00:20.10' },
            other: { status: 'finished', finalTime: '00:21.30' },
          },
          {
            ...double,
            distanceId: 32,
            distCode: '50BR',
            one: { status: 'DNF', finalTime: null },
            other: { status: 'finished', finalTime: '00:45.00' },
          },
        ],
      },
      merge: ({ body }) => {
        sent.push(body)
        return ANNA_SWIMMER
      },
    },
  })
  const freestyle = within(await findByRole('group', { name: /^Кубок Тюмени, 25/ }))
  const breaststroke = within(getByRole('group', { name: /^Кубок Тюмени, 50/ }))
  fireEvent.click(freestyle.getByRole('radio', { name: /^00:21\.30/ }))
  expect(breaststroke.getByRole<HTMLInputElement>('radio', { name: /^не\sзакончил/ }).required).toBe(true)
  fireEvent.click(breaststroke.getByRole('radio', { name: /^не\sзакончил/ }))
  fireEvent.click(getByRole('button', { name: 'Объединить профили' }))
  const dialog = within(await findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Объединить профили' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        resultsOf: [
          { distanceId: 31, swimmerId: 8 },
          { distanceId: 32, swimmerId: 7 },
        ],
      },
    ]),
  )
})
