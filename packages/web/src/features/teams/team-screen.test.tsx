import type { Team, TeamMember, User } from '@polynya/contract'
import { ANNA, ANNA_CARD, accessTokenFor, answerTo, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const ADDRESS = '/events?show=T-7-4x25MX-2-3'

async function theTeam(): Promise<Team> {
  const answer = await answerTo(new Request('https://polynya.example/api/v1/teams/7/4x25MX/2/3'))
  return (await answer.json()).data
}

/** Opens the dialog of a team, with the clock in the test's hand. */
async function openTeam(fixtures: SomeFixtures = {}, user: User | null = ANNA) {
  if (user) {
    localStorage.setItem('accessToken', accessTokenFor(user))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
  }
  const app = await open(ADDRESS, fixtures)
  const dialog = within(await app.findByRole('dialog', { name: 'Подробности' }))
  return { ...app, dialog }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 }))
afterEach(() => void vi.useRealTimers())

/** The dialog of a team that is there and may be changed. */
async function openEditor(teams: SomeFixtures['teams'] = {}, swimmers: SomeFixtures['swimmers'] = {}) {
  const app = await openTeam({ teams, swimmers })
  await vi.advanceTimersByTimeAsync(2500)
  await app.dialog.findByRole('button', { name: 'Сохранить команду' })
  const field = (stage: RegExp) => app.dialog.getByRole<HTMLInputElement>('combobox', { name: stage })
  return {
    ...app,
    field,
    save: () => fireEvent.click(app.dialog.getByRole('button', { name: 'Сохранить команду' })),
  }
}

/** The editor with a registry that finds these swimmers for the fourth stage. */
async function openEditorFinding(...iwsaids: string[]) {
  const swimmers = iwsaids.map((iwsaid, index) => ({ ...ANNA_CARD, id: 9 + index, iwsaid }))
  const found = { swimmers, total: swimmers.length }
  const app = await openEditor({}, { idlist: found, all: found })
  async function find(text: string) {
    type(app.field(/^4\sэтап/), text)
    return app.dialog.findByRole('listbox')
  }
  return { ...app, find }
}

/** A registry of one swimmer, who is found by a name alone. */
const foundAs = (name: string) => ({
  all: ({ query }: { readonly query: { readonly name?: string } }) =>
    query.name === name ? { swimmers: [ANNA_CARD], total: 1 } : { swimmers: [], total: 0 },
})

function type(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value } })
}

describe('the screen of a team', () => {
  it('requests the team after 2 s, and shows the swimmer of each leg', async () => {
    const requested = vi.fn()
    const team = await theTeam()
    const { dialog } = await openTeam(
      { teams: { get: () => requested() ?? { ...team, canEdit: false } } },
      null,
    )
    await vi.advanceTimersByTimeAsync(500)
    expect(requested).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await dialog.findByRole('heading', { level: 2, name: 'Моржи Тюмени' })).toBeDefined()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(dialog.getByText('Капитан').parentElement?.textContent).toMatch(/Петрова Анна PETR004217$/)
    const table = within(dialog.getByRole('region', { name: 'Состав команды' }))
    expect(table.getAllByRole('rowheader').map((cell) => cell.getAttribute('aria-label'))).toEqual([
      '1\u00a0этап: баттерфляй',
      '2\u00a0этап: брасс',
      '3\u00a0этап: вольный стиль',
      '4\u00a0этап: вольный стиль',
    ])
    expect(table.getByRole('link', { name: ANNA_CARD.iwsaid }).getAttribute('href')).toContain(
      'show=PETR004217',
    )
    expect(dialog.getByText(/Не\sхватает 1\sучастника/).className).toBe('team-wrong')
    expect(dialog.queryByRole('button', { name: 'Сохранить команду' })).toBeNull()
  })

  it('retries at 3 s after a failure', async () => {
    let tries = 0
    const team = await theTeam()
    const { dialog } = await openTeam({
      teams: { get: () => (++tries === 1 ? failure('internal') : { ...team, canEdit: false }) },
    })
    await vi.advanceTimersByTimeAsync(3500)
    expect(await dialog.findByRole('heading', { level: 2, name: 'Моржи Тюмени' })).toBeDefined()
    expect(tries).toBe(2)
  })

  it.each([
    ['team_not_found', /^Не\sнайдено$/, /^Команда не\sнайдена$/],
    ['internal', /^Ошибка сервера$/, /^Нет связи с\sсервером$/],
  ] as const)('tells of %s in a notification and in the dialog', async (reason, title, text) => {
    const { dialog, findByText, getByText } = await openTeam({ teams: { get: () => failure(reason) } })
    await vi.advanceTimersByTimeAsync(3500)
    expect(await findByText(title, { selector: '.toast strong' })).toBeDefined()
    expect(getByText(text, { selector: '.toast p' })).toBeDefined()
    expect(dialog.getByText(reason === 'internal' ? /Не\sудалось загрузить команду/ : text)).toBeDefined()
  })

  it('shows a placeholder after 15 s without an answer', async () => {
    const { dialog } = await openTeam({ teams: { get: () => new Promise<never>(() => undefined) } })
    await vi.advanceTimersByTimeAsync(13_000)
    expect(dialog.queryByRole('alert')).toBeNull()
    await vi.advanceTimersByTimeAsync(2500)
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Не\sудалось загрузить команду/)
  })
})

describe('leaving a team', () => {
  const LEAVE = /^Выйти из\sкоманды: /

  /** The team as the owner of its second member reads it. */
  async function ofMember(): Promise<Team> {
    const { userId: _, ...team } = await theTeam()
    const teamMembers = team.teamMembers.map((member) =>
      member.stageId === 2 ? { ...member, canLeave: true } : member,
    )
    return { ...team, canEdit: false, teamMembers }
  }

  it('removes an own swimmer after a confirmation, and reports that', async () => {
    const sent: unknown[] = []
    const team = await ofMember()
    const rest = { ...team, teamMembers: team.teamMembers.filter(({ canLeave }) => !canLeave), version: 2 }
    const { dialog, findByRole, findByText } = await openTeam({
      teams: {
        get: () => (sent.length > 0 ? rest : team),
        leave({ params }) {
          sent.push(params)
          return rest
        },
      },
    })
    await vi.advanceTimersByTimeAsync(2500)
    fireEvent.click(await dialog.findByRole('button', { name: LEAVE }))
    const confirmation = within(await findByRole('dialog', { name: LEAVE }))
    expect(sent).toEqual([])
    fireEvent.click(confirmation.getByRole('button', { name: /^Выйти из\sкоманды$/ }))
    expect(await findByText(/^Пловец вышел из\sкоманды$/, { selector: '.toast p' })).toBeDefined()
    expect(sent).toEqual([{ teamId: 'ABCD', iwsaid: 'SOKO004218' }])
    await waitFor(() => expect(dialog.queryByRole('button', { name: LEAVE })).toBeNull())
    expect(dialog.queryByRole('link', { name: 'SOKO004218' })).toBeNull()
  })

  it('shows why it failed, and is not offered for swimmers of other accounts', async () => {
    const { dialog, findByRole } = await openTeam({
      teams: { get: await ofMember(), leave: () => failure('teams_closed') },
    })
    await vi.advanceTimersByTimeAsync(2500)
    fireEvent.click(await dialog.findByRole('button', { name: LEAVE }))
    expect(dialog.getAllByRole('button', { name: LEAVE })).toHaveLength(1)
    const confirmation = within(await findByRole('dialog', { name: LEAVE }))
    fireEvent.click(confirmation.getByRole('button', { name: /^Выйти из\sкоманды$/ }))
    expect(await confirmation.findByText(/^Срок изменения команд истёк/)).toBeDefined()
  })

  it('is shown to the owner of the team, with the date', async () => {
    const leftMembers = [
      {
        iwsaId: 'SOKO004218',
        swimmerRu: 'Соколов Иван',
        swimmerEn: 'Ivan Sokolov',
        leftAt: '2026-01-16T09:00:00.000Z',
      },
    ]
    const { dialog } = await openEditor({ get: { ...(await theTeam()), leftMembers } })
    expect(dialog.getByRole('heading', { name: /^Вышли из\sкоманды$/ })).toBeDefined()
    expect(dialog.getByText(/^Соколов Иван, 16\sянваря 2026 \(пт\)/)).toBeDefined()
  })
})

describe('the editor of a team', () => {
  it('searches from four characters on, and takes whom the arrow keys choose', async () => {
    const requested: string[] = []
    const found = {
      ...ANNA_CARD,
      id: 9,
      iwsaid: 'ZIMI004300',
      nativeLastName: 'Зимина',
      nativeFirstName: 'Ольга',
    }
    const { dialog, field } = await openEditor(
      {},
      {
        all({ query }) {
          requested.push(String(query.name))
          return { swimmers: [found], total: 1 }
        },
      },
    )
    type(field(/^4\sэтап/), 'Зим')
    await vi.advanceTimersByTimeAsync(1000)
    expect(requested).toEqual([])
    type(field(/^4\sэтап/), 'Зими')
    const list = within(await dialog.findByRole('listbox'))
    expect(requested).toEqual(['Зими'])
    expect(list.getByRole('option').textContent).toContain('Зимина Ольга')
    fireEvent.keyDown(field(/^4\sэтап/), { key: 'ArrowDown' })
    await waitFor(() => expect(list.getByRole('option', { selected: true })).toBeDefined())
    fireEvent.keyDown(field(/^4\sэтап/), { key: 'Enter' })
    await waitFor(() => expect(field(/^4\sэтап/).value).toBe('ZIMI004300'))
    expect(dialog.queryByRole('listbox')).toBeNull()
    expect(dialog.getByText('4 из 4')).toBeDefined()
    expect(dialog.queryByText(/Не\sхватает/)).toBeNull()
  })

  it('finds a swimmer whose name was typed in the other keyboard layout', async () => {
    const { dialog, field } = await openEditor({}, foundAs('петрова'))
    type(field(/^4\sэтап/), 'gtnhjdf')
    expect((await dialog.findByRole('option')).textContent).toContain(ANNA_CARD.iwsaid)
  })

  it('moves through the list by the keys of a combobox, and leaves the typed text to Escape and Tab', async () => {
    const { dialog, field, find } = await openEditorFinding('ZIMI004300', 'ZIMI004301', 'ZIMI004302')
    const list = await find('zimi')
    expect(list.getAttribute('aria-label')).toMatch(/^Найденные пловцы: 4\sэтап/)
    const input = field(/^4\sэтап/)
    expect(list.closest('tr')?.previousElementSibling?.contains(input)).toBe(true)
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-controls')).toBe(list.id)
    const highlighted = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent?.slice(0, 10)
    expect(highlighted()).toBeUndefined()
    for (const [key, option] of [
      ['ArrowUp', 'ZIMI004302'],
      ['ArrowDown', 'ZIMI004300'],
      ['ArrowDown', 'ZIMI004301'],
      ['End', 'ZIMI004302'],
      ['Home', 'ZIMI004300'],
    ]) {
      fireEvent.keyDown(input, { key })
      await waitFor(() => expect(highlighted(), key).toBe(option))
    }
    expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
    await waitFor(() => expect(dialog.queryByRole('listbox')).toBeNull())
    expect(input.value).toBe('zimi')
    // Without a list, Escape closes the dialog and Enter submits the form.
    expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)

    // The arrow shows again what was found, and Enter then chooses instead of submitting.
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    await waitFor(() => expect(highlighted()).toBe('ZIMI004300'))
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)
    await waitFor(() => expect(input.value).toBe('ZIMI004300'))

    await find('zimi0')
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    await waitFor(() => expect(highlighted()).toBe('ZIMI004300'))
    fireEvent.focusOut(input, { relatedTarget: document.body })
    await waitFor(() => expect(dialog.queryByRole('listbox')).toBeNull())
    expect(input.value).toBe('zimi0')
  })

  it('announces what it found in the language of the page, and takes the swimmer that is clicked', async () => {
    const { dialog, field, find } = await openEditorFinding('ZIMI004300', 'ZIMI004301')
    const list = await find('ZIMI')
    const found = () => dialog.getAllByRole('status').map(({ textContent }) => textContent)
    expect(found()).toContain('Найдено 2\xa0пловца')
    expect(document.body.textContent).not.toMatch(/results?|available|select/i)
    const [, second] = within(list).getAllByRole('option')
    expect(fireEvent.mouseDown(second as Element)).toBe(false)
    fireEvent.click(second as Element)
    await waitFor(() => expect(field(/^4\sэтап/).value).toBe('ZIMI004301'))
    expect(dialog.queryByRole('listbox')).toBeNull()
    expect(found()).not.toContain('Найдено 2\xa0пловца')
  })

  it('requires a swimmer of the list for a typed name, which does not count yet', async () => {
    const { dialog, field, save } = await openEditor()
    expect(dialog.getByText('3 из 4')).toBeDefined()
    type(field(/^4\sэтап/), 'Смир')
    save()
    await waitFor(() => expect(field(/^4\sэтап/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getAllByText(/Выберите пловца из\sсписка/).length).toBeGreaterThan(0)
    expect(dialog.queryByText(/Проверьте формат/)).toBeNull()
    expect(dialog.getByText('3 из 4')).toBeDefined()
  })

  it('highlights both rows of a swimmer who is named twice, and sends nothing then', async () => {
    const update = vi.fn()
    const { dialog, field, save } = await openEditor({ update })
    type(field(/^4\sэтап/), 'petr004217')
    await waitFor(() => expect(dialog.getAllByText(/Этот пловец уже есть в\sкоманде/)).toHaveLength(2))
    expect(document.querySelectorAll('tr[data-repeated]')).toHaveLength(2)
    save()
    expect(await dialog.findAllByText(/Значение повторяется/)).not.toEqual([])
    expect(update).not.toHaveBeenCalled()
  })

  it('offers to save the protocol after a save, and says for 4 s that it was updated', async () => {
    const team = await theTeam()
    const sent: unknown[] = []
    const last: TeamMember = { ...(team.teamMembers[0] as TeamMember), stageId: 4, iwsaId: 'ZIMI004300' }
    const whole = {
      ...team,
      teamMembers: [...team.teamMembers, last],
      problems: [],
      memberCount: 4,
      version: 2,
    }
    const { dialog, field, save, findByText, queryByText } = await openEditor({
      get: () => (sent.length > 0 ? whole : team),
      update({ body }) {
        sent.push(body)
        return whole
      },
      prestartlist: { ...whole, version: 3, protocolSavedAt: '2026-01-16T09:00:00.000Z' },
    })
    expect(dialog.queryByRole('button', { name: 'Сохранить протокол' })).toBeNull()
    type(field(/^4\sэтап/), 'ZIMI004300')
    type(await dialog.findByRole<HTMLInputElement>('textbox', { name: /^4\sэтап.*время этапа/ }), '15,2')
    save()
    fireEvent.click(await dialog.findByRole('button', { name: 'Сохранить протокол' }))
    expect(sent).toMatchObject([
      {
        teamId: 'ABCD',
        teamMembers: [
          { stageId: 1 },
          { stageId: 2 },
          { stageId: 3 },
          { stageId: 4, iwsaId: 'ZIMI004300', legTime: '00:15.20' },
          { iwsaId: null },
          { iwsaId: null },
        ],
      },
    ])
    expect(await findByText('Протокол обновлён', { selector: '.notice-text p' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(4200)
    expect(queryByText('Протокол обновлён', { selector: '.toast p' })).toBeNull()
  })

  it('tells why a save failed, keeps what was typed, and tells of a member beside the field', async () => {
    let answer: () => never | Response = () => failure('teams_closed') as never
    const { dialog, field, save, findByText } = await openEditor({ update: () => answer() as never })
    type(field(/^4\sэтап/), 'ZIMI004300')
    save()
    expect(
      await findByText(/^Не\sудалось обновить команду: Срок изменения команд истёк/, {
        selector: '.notice-text p',
      }),
    ).toBeDefined()
    expect(field(/^4\sэтап/).value).toBe('ZIMI004300')
    answer = () =>
      failure('invalid_input', {
        issues: [{ path: 'teamMembers.3.iwsaId', reason: 'member_in_team' }],
      }) as never
    save()
    await waitFor(() => expect(field(/^4\sэтап/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getByRole('link', { name: /Пловец уже заявлен в\sдругой команде/ })).toBeDefined()
  })

  it('is not for administrators who look at the site as everybody does', async () => {
    const team = await theTeam()
    localStorage.setItem('admValue', '0')
    const { dialog } = await openTeam({ teams: { get: { ...team, userId: 5 } } }, { ...ANNA, isAdmin: 1 })
    await vi.advanceTimersByTimeAsync(2500)
    await dialog.findByRole('heading', { level: 2 })
    expect(dialog.queryByRole('combobox')).toBeNull()
  })
})

describe('the teams of an event', () => {
  it('are shown on its page by distance, each with a link to its dialog', async () => {
    const answer = await answerTo(new Request('https://polynya.example/api/v1/events/view/3'))
    const event = (await answer.json()).data
    const [offer] = event.programData
    const relays = {
      ...offer,
      id: 2,
      kind: 'relay',
      children: [{ ...offer.children[0], distCode: '4x25MX' }],
    }
    const { findByRole } = await open('/view-event/3?tab=teams', {
      events: { view: { ...event, programData: [offer, relays] } },
    })
    const link = await findByRole('link', { name: 'Моржи Тюмени' })
    expect(link.getAttribute('href')).toContain('show=T-7-4x25MX-2-3')
  })
})
