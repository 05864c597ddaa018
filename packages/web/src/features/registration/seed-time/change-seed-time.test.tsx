import { ANNA, ANNA_ENTRY, ANNA_ORDER, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../../testing/run-app.tsx'

const { open } = appUnderTest()

const [ITEM] = ANNA_ORDER.orderContent
const order = (edit: Partial<typeof ANNA_ENTRY>): typeof ANNA_ORDER => ({
  ...ANNA_ORDER,
  orderContent: ITEM ? [{ ...ITEM, entries: [{ ...ANNA_ENTRY, changeUntil: null, ...edit }] }] : [],
})
const CHANGE = /Изменить заявленное время: 50\sм брасс/

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

describe('the declared time of an entry', () => {
  it('is changed in a dialog that shows the time to be stored', async () => {
    const sent: unknown[] = []
    const { findByRole, findByText } = await open('/orders/11', {
      orders: {
        get: () => order({ seedTime: sent.length > 0 ? '01:05.30' : '00:41.50' }),
        updatePrestartlist: ({ params, body }) => {
          sent.push([params.id, body])
          return { entries: [], seeded: [], locked: [] }
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: CHANGE }))
    const dialog = within(await findByRole('dialog'))
    const field = dialog.getByLabelText('Заявленное время')
    fireEvent.input(field, { target: { value: '1:05,30' } })
    expect(await dialog.findByText('Сохраним 01:05.30')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Сохранить время' }))
    expect(await findByText(/Заявленное время 01:05\.30/)).toBeDefined()
    expect(sent).toEqual([[11, { entries: [{ entryId: 21, seedTime: '01:05.30' }] }]])
  })

  it('is removed by an empty field; a wrong one and a refusal are shown in the dialog', async () => {
    const sent: unknown[] = []
    const { findByRole } = await open('/orders/11', {
      orders: {
        get: order({}),
        updatePrestartlist: ({ body }) => {
          sent.push(body.entries?.[0]?.seedTime)
          return failure('seed_times_closed')
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: CHANGE }))
    const dialog = within(await findByRole('dialog'))
    const field = dialog.getByLabelText('Заявленное время')
    const save = dialog.getByRole('button', { name: 'Сохранить время' })
    fireEvent.input(field, { target: { value: 'fast' } })
    fireEvent.click(save)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.input(field, { target: { value: '' } })
    fireEvent.click(save)
    expect(await dialog.findByText(/Срок изменения заявленного времени истёк/)).toBeDefined()
    expect(sent).toEqual([null])
  })

  it.each([
    ['the deadline has passed', { changeUntil: '2026-01-01T00:00:00Z' }],
    ['the start list is locked', { isListLocked: true }],
  ])('cannot be changed once %s', async (_, edit) => {
    const { findByRole, queryByRole } = await open('/orders/11', { orders: { get: order(edit) } })
    await findByRole('button', { name: /Отменить дистанцию/ })
    expect(queryByRole('button', { name: CHANGE })).toBeNull()
  })
})
