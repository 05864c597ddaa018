import { ANNA, ANNA_SWIMMER, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const NEW = { ...ANNA_SWIMMER, i_status: 0 } as const
const CONFIRM = '/create-swimmer?step=confirm&id=7'

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

describe('a step', () => {
  it('that cannot be shown yet gives way to the first that is not answered', async () => {
    const { findByLabelText } = await open('/create-swimmer?step=check')
    expect(await findByLabelText('Имя латиницей')).toBeDefined()
  })

  it('has no error in a group of buttons that was only passed', async () => {
    const { findByLabelText, getByLabelText, queryByText } = await open('/create-swimmer')
    type(await findByLabelText('Имя латиницей'), 'P0lina')
    fireEvent.focusOut(getByLabelText('Женский'))
    fireEvent.focusOut(getByLabelText('Имя латиницей'))
    await waitFor(() => expect(queryByText('Уберите цифры')).not.toBeNull())
    expect(getByLabelText('Женский').closest('fieldset')?.dataset.wrong).toBe('false')
  })

  it('has what was typed before the page was loaded again, for the same account alone', async () => {
    const { findByLabelText } = await open('/create-swimmer')
    type(await findByLabelText('Имя латиницей'), 'Polina')
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    expect(sessionStorage.key(0)).toBe(`createSwimmer:${ANNA.id}`)
    expect(sessionStorage.getItem(`createSwimmer:${ANNA.id}`)).toContain('Polina')
  })

  it('of the place is filled in as for the last swimmer of the account', async () => {
    await open('/create-swimmer')
    const { regionCode, city, club } = ANNA_SWIMMER.swimmerInfo
    await waitFor(() => {
      const { place } = JSON.parse(sessionStorage.getItem(`createSwimmer:${ANNA.id}`) ?? '{}')
      expect(place).toMatchObject({ regionCode, city, club: club ?? '' })
    })
  })

  it('shows the owner of an existing profile, and stops there', async () => {
    const exact = 'duplicate_swimmer_of_another'
    const { findByLabelText, findByText, findByRole, getByLabelText, getByRole, address } = await open(
      '/create-swimmer',
      { swimmers: { similar: { swimmers: [], exact, emailStart: 'ca' } } },
    )
    type(await findByLabelText('Имя латиницей'), 'Polina')
    type(getByLabelText('Фамилия латиницей'), 'Orlova')
    fireEvent.click(getByLabelText('Женский'))
    for (const [part, value] of [
      ['День', '7'],
      ['Месяц', '3'],
      ['Год', '1990'],
    ] as const) {
      type(getByLabelText(part), value)
    }
    fireEvent.click(getByRole('button', { name: 'Продолжить' }))
    const heading = await findByRole('heading', { name: 'Похожие профили' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(await findByText(/с\sпочтой ca…/)).toBeDefined()
    expect(address()).toBe('/create-swimmer')
  })
})

describe('a new profile', () => {
  it('is confirmed, and shows the next steps', async () => {
    let isConfirmed = false
    const { findByRole, getByText } = await open(CONFIRM, {
      swimmers: {
        get: () => (isConfirmed ? ANNA_SWIMMER : NEW),
        confirm: () => {
          isConfirmed = true
          return ANNA_SWIMMER
        },
      },
    })
    const yes = await findByRole('button', { name: 'Да, всё верно' })
    expect(getByText(/новый профиль будет удалён/)).toBeDefined()
    fireEvent.click(yes)
    await findByRole('heading', { level: 1, name: /Профиль подтверждён/ })
  })

  it('that was refused stays to be confirmed, with the reason', async () => {
    const { findByText, findByRole, getByRole } = await open(CONFIRM, {
      swimmers: { get: NEW, confirm: () => failure('unavailable') },
    })
    fireEvent.click(await findByRole('button', { name: 'Да, всё верно' }))
    expect(await findByText(/Не\sудалось подтвердить профиль/)).toBeDefined()
    expect(getByRole('button', { name: 'Да, всё верно' })).toBeDefined()
  })

  it('that is wrong is deleted and re-created from its answers', async () => {
    const removed: unknown[] = []
    const { findByRole, address } = await open(CONFIRM, {
      swimmers: {
        get: NEW,
        remove: ({ params }) => {
          removed.push(params)
          return null
        },
      },
    })
    fireEvent.click(await findByRole('button', { name: 'Исправить данные' }))
    const dialog = await findByRole('dialog')
    fireEvent.click(dialog.querySelector('.danger button') ?? dialog)
    await findByRole('heading', { level: 1, name: /Проверьте данные/ })
    expect([removed, address()]).toEqual([[{ id: 7 }], '/create-swimmer?step=check'])
  })

  it('that was not confirmed in time is deleted, and a way to continue is offered', async () => {
    const { findByRole } = await open(CONFIRM, { swimmers: { get: () => failure('swimmer_not_found') } })
    expect(await findByRole('heading', { level: 1, name: /Профиля больше нет/ })).toBeDefined()
    expect(await findByRole('link', { name: 'Создать другой профиль' })).toBeDefined()
  })
})
