import type { User } from '@polynya/contract'
import { A_SESSION, ANNA, accessTokenFor, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const administrator: User = { ...ANNA, isAdmin: 1 }

async function manage(events: SomeFixtures['events'] = {}) {
  localStorage.setItem('accessToken', accessTokenFor(administrator))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open('/view-event/3/manage/sessions', { events })
  const session = within(await app.findByRole('region', { name: 'Сессия 1: Утро' }, { timeout: 10_000 }))
  return { app, session }
}

describe('The sessions of an event', () => {
  it('are saved with the shown version, temperatures as people write them', async () => {
    const sent: unknown[] = []
    const { session } = await manage({
      updateSession: ({ body, request }) => {
        sent.push([body.waterTemp, body.officials?.[0]?.role, request.headers.get('if-match')])
        return A_SESSION
      },
    })
    fireEvent.input(session.getByLabelText('Температура воды, °C'), { target: { value: '1,3' } })
    fireEvent.change(session.getByLabelText('Должность'), { target: { value: 'starter' } })
    fireEvent.click(session.getByRole('button', { name: 'Сохранить сессию' }))
    await waitFor(() => expect(sent).toEqual([[1.3, 'starter', '"1"']]))
  })

  it('gain and lose officials', async () => {
    const { session } = await manage()
    fireEvent.click(session.getByRole('button', { name: 'Добавить судью' }))
    await waitFor(() => expect(session.getAllByLabelText('Фамилия, имя')).toHaveLength(2))
    fireEvent.click(session.getAllByRole('button', { name: 'Убрать' })[0] as HTMLElement)
    await waitFor(() => expect(session.getAllByLabelText('Фамилия, имя')).toHaveLength(1))
  })

  it('warn of water that differs from the category of the event', async () => {
    const { session } = await manage({ sessions: { sessions: [{ ...A_SESSION, waterTemp: 4.2 }] } })
    expect(session.getByText(/не\sсоответствует категории воды/)).toBeDefined()
  })

  it('explain a concurrent change and preserve the input', async () => {
    const { session } = await manage({ updateSession: () => failure('stale') })
    const name = session.getByLabelText('Название')
    fireEvent.input(name, { target: { value: 'День' } })
    fireEvent.click(session.getByRole('button', { name: 'Сохранить сессию' }))
    expect(await session.findByRole('alert')).toBeDefined()
    expect((name as HTMLInputElement).value).toBe('День')
  })

  it('are shown with their conditions beside the programme', async () => {
    const app = await open('/view-event/3')
    const sessions = within(await app.findByRole('list', { name: 'Сессии' }))
    expect(
      sessions.getByText(/12 декабря, 10:30 · вода \+0,4 °C · воздух −12,5 °C · дорожка 25 м/),
    ).toBeDefined()
  })

  it('are shown with their timetable and their officials beside the programme', async () => {
    const app = await open('/view-event/3')
    fireEvent.click(await app.findByText('Расписание дистанций'))
    expect(app.getByText(/25\sм вольный стиль$/, { selector: 'li' }).textContent).toMatch(/^10:30/)
    expect(app.getByText('Иванова Мария').closest('li')?.textContent).toBe(
      'главный судья: Иванова Мария, судья всероссийской категории',
    )
  })
})
