import type { EventView, User } from '@polynya/contract'
import { DEFAULT_PRINT_SETTINGS } from '@polynya/domain'
import { ANNA, accessTokenFor, answerTo, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open, api } = appUnderTest()

const STORED = '<h2>Кубок</h2>\n<p>Вода <strong>тёплая</strong></p>\n<ul><li>Баня</li></ul>'
const administrator: User = { ...ANNA, isAdmin: 1 }

/** What the page is given unless a test says otherwise. */
async function aView(): Promise<EventView> {
  const answer = await answerTo(new Request('https://polynya.example/api/v1/events/view/3'))
  return (await answer.json()).data
}

/** Opens a tab of an event in the region of Tyumen. */
async function openAs(user: User, events: SomeFixtures['events'] = {}, tab = '/documents') {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open(`/view-event/3/manage${tab}`, { events })
  return { ...app, findPart: async (name: RegExp) => within(await app.findByRole('region', { name })) }
}

describe('the management page of an event', () => {
  it('is linked from the event page for administrators of its region, in any mode', async () => {
    const cases: [User, boolean][] = [
      [ANNA, false],
      [{ ...administrator, regions: ['RU-SVE'] }, false],
      [{ ...administrator, regions: ['RU-TYU'] }, true],
    ]
    for (const [user, isThere] of cases) {
      localStorage.setItem('accessToken', accessTokenFor(user))
      localStorage.setItem('refreshToken', 'r'.repeat(43))
      localStorage.setItem('admValue', '0')
      const app = await open('/view-event/3')
      await app.findByRole('region', { name: 'Коротко' })
      const link = app.queryByRole('link', { name: 'Управление' })
      expect(link?.getAttribute('href')).toBe(isThere ? '/view-event/3/manage' : undefined)
    }
  })

  it('names the region of the event and those of the account that it refuses', async () => {
    const app = await openAs({ ...administrator, regions: ['RU-SVE'] })
    await app.findByRole('heading', { level: 1, name: /Управлять этим событием вы\sне\sможете/ })
    expect(app.getByText(/Событие относится к\sрегиону: /)).toBeDefined()
    expect(
      app.getAllByRole('listitem').some(({ textContent }) => /RU-SVE|Свердловская/.test(textContent)),
    ).toBe(true)
    expect(app.queryByRole('link', { name: 'Войти' })).toBe(null)
    const other = await openAs(ANNA)
    expect(await other.findByText(/нет прав администратора/)).toBeDefined()
  })

  it('leaves the setup to super administrators', async () => {
    const app = await openAs(administrator, {}, '/setup')
    expect(await app.findByText(/может главный администратор/)).toBeDefined()
    expect(app.queryByRole('link', { name: 'Настройка' })).toBe(null)
  })

  it('redirects the former addresses of its tabs', async () => {
    localStorage.setItem('accessToken', accessTokenFor(administrator))
    localStorage.setItem('refreshToken', 'r'.repeat(43))
    const app = await open('/events-crud/3/registrations?desk=1&search=12')
    await app.findByRole('heading', { level: 1, name: 'Стойка' })
    expect(app.address()).toMatch(/^\/view-event\/3\/manage\/desk\?/)
    expect(app.getByLabelText<HTMLInputElement>(/^Стартовый номер, фамилия/).value).toBe('12')
  })

  it('lists the printouts by their readers, each as a file of three types', async () => {
    const app = await openAs(administrator, {}, '/printouts')
    const desk = within(await app.findByRole('region', { name: /Для судей/ }))
    const link = desk.getByRole('link', { name: /^Карточки пловцов, 8\s.*, PDF$/ })
    expect(link.getAttribute('href')).toBe('/printouts/3/laneCards8.pdf?lang=ru')
    expect(app.getAllByRole('link', { name: /^Медальный зачёт, / })).toHaveLength(3)
  })

  it('creates a link that opens a printout before it is printed', async () => {
    const app = await openAs(administrator, {}, '/printouts')
    fireEvent.change(await app.findByLabelText('Документ'), { target: { value: 'ceremony' } })
    fireEvent.click(app.getByRole('button', { name: 'Создать ссылку' }))
    const link = await app.findByRole('link', { name: 'Открыть' })
    expect(link.getAttribute('href')).toMatch(/^\/printouts\/3\/protocol\.pdf\?code=/)
    expect(app.getByText(/^Действует до\s/)).toBeDefined()
  })

  it('saves the settings of printouts', async () => {
    const sent: unknown[] = []
    const app = await openAs(
      administrator,
      {
        updatePrintSettings: ({ body }) => {
          sent.push(body)
          return failure('event_not_found')
        },
      },
      '/printouts',
    )
    fireEvent.change(await app.findByLabelText('Язык'), { target: { value: 'both' } })
    fireEvent.input(app.getByLabelText('Строка внизу страницы'), { target: { value: 'Тюмень' } })
    fireEvent.click(app.getByRole('checkbox', { name: 'Клуб' }))
    fireEvent.click(app.getByRole('button', { name: 'Сохранить настройки' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ...DEFAULT_PRINT_SETTINGS,
          ...{ language: 'both', footer: 'Тюмень', hiddenColumns: ['club', 'points'] },
        },
      ]),
    )
  })

  it('shows a reminder to all unpaid entrants and sends it', async () => {
    const sent: unknown[] = []
    const app = await openAs(
      administrator,
      {
        sendMessage: ({ body }) => {
          sent.push(body)
          return failure('no_entrants')
        },
      },
      '',
    )
    fireEvent.click(await app.findByRole('button', { name: /^Написать всем, кто/ }))
    const dialog = within(await app.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(sent).toMatchObject([{ filter: { state: 'held' }, recipients: 12 }]))
    const [{ textRu, textEn }] = sent as [Record<'textRu' | 'textEn', string>]
    expect(textRu).toMatch(/ещё не\sоплачена.*\/orders/)
    expect(textEn).toMatch(/has not been paid yet.*\/orders/)
  })

  it('keeps a description letter for letter through all its views', async () => {
    const description = { id: 1, lang: 'ru', html: STORED } as const
    const saved: unknown[] = []
    const { findPart, findByLabelText, app } = await openAs(administrator, {
      view: { ...(await aView()), descriptionHTML: [description] },
      updateDesc: ({ body }) => {
        saved.push(body)
        return failure('unavailable')
      },
    })
    const part = await findPart(/Редактирование описания/)
    const inEditor = await findByLabelText(/^Описание на\sрусском$/)
    expect([...inEditor.children].map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'UL'])

    fireEvent.click(part.getByRole('radio', { name: 'Код HTML' }))
    const raw = () => part.getByLabelText<HTMLTextAreaElement>(/^Описание на\sрусском$/)
    expect(raw().value).toBe(STORED)
    fireEvent.input(raw(), { target: { value: `${STORED}<p>Чай</p>` } })

    fireEvent.click(part.getByRole('radio', { name: 'Просмотр' }))
    expect(part.getByRole('region', { name: 'Просмотр' }).textContent).toContain('Чай')
    fireEvent.click(part.getByRole('radio', { name: 'Редактор' }))
    await waitFor(() => expect(part.getByRole('textbox').textContent).toContain('Чай'))

    fireEvent.click(part.getByRole('button', { name: 'Сохранить описание' }))
    expect((await part.findByRole('alert')).textContent).toMatch(/Сервер временно недоступен/)
    expect(saved).toEqual([{ lang: 'ru', html: `${STORED}<p>Чай</p>` }])
    expect(part.getByRole('textbox').textContent).toContain('Чай')
    expect(app.drafts.size).toBe(0)
  })

  it('does not open the editor for what it would lose', async () => {
    const html = '<table><tr><td>1</td></tr></table>'
    const { findByText } = await openAs(administrator, {
      view: { ...(await aView()), descriptionHTML: [{ id: 1, lang: 'ru', html }] },
    })
    expect(await findByText(/Редактор не\sподдерживает: <table>/)).toBeDefined()
  })

  it('sends a document again that the server could not take, and says nothing failed once it is there', async () => {
    let isDown = true
    const { findPart } = await openAs(administrator)
    const taken = { type: 'reguls', file: 'a.pdf', name: 'a.pdf', size: 3, url: '/files/a.pdf' }
    // The body is left alone: what reads forms here does not know the files of this page.
    const answer = () => (isDown ? failure('unavailable') : HttpResponse.json({ data: taken }))
    api.use(http.post('*/api/v1/events/upload-file/3/reguls', answer))
    const part = await findPart(/Управление документами/)
    const input = await part.findByLabelText('Добавить документы')
    fireEvent.change(input, { target: { files: [new File(['ice'], 'rules.pdf')] } })
    expect((await part.findByRole('alert')).textContent).toMatch(/Не\sзагружен. Сервер временно недоступен/)
    isDown = false
    fireEvent.click(part.getByRole('button', { name: /Загрузить «rules.pdf» ещё раз/ }))
    await part.findByText(/Загружен 1\sфайл/)
    expect(part.queryByRole('alert')).toBe(null)
  })

  it('asks by name before a document is deleted, and tells why it could not be', async () => {
    const { findPart, findByRole } = await openAs(administrator, {
      removeDoc: () => failure('document_not_found'),
    })
    const part = await findPart(/Управление документами/)
    fireEvent.click(await part.findByRole('button', { name: 'Удалить «Положение.pdf»' }))
    const dialog = within(await findByRole('dialog', { name: 'Удалить «Положение.pdf»' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    const failed = await dialog.findByText(/^Не\sудалось удалить документ\. .*Документ не\sнайден/)
    expect(failed.getAttribute('role')).toBe('alert')
  })
})

describe('the file of an event', () => {
  it.each([
    [/Скачать настройки/, 'event-3.json', null],
    [/Скачать с\sрезультатами/, 'event-3-archive.json', 'true'],
  ])('is saved at a press of %s', async (button, name, archive) => {
    const requested: (string | null)[] = []
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:saved'
    URL.revokeObjectURL = () => undefined
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    const part = await (await openAs(administrator)).findPart(/Файл события/)
    api.use(
      http.get('*/events/export/3', ({ request }) => {
        requested.push(new URL(request.url).searchParams.get('archive'))
      }),
    )
    fireEvent.click(part.getByRole('button', { name: button }))
    await waitFor(() => expect([requested, saved]).toEqual([[archive], [name]]))
    HTMLAnchorElement.prototype.click = click
  })
})
