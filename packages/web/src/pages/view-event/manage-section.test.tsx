import type { EventView, User } from '@polynya/contract'
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

/** Opens an event in the region of Tyumen as an administrator whose mode is on. */
async function openAs(user: User, events: SomeFixtures['events'] = {}, mode = '1') {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  localStorage.setItem('admValue', mode)
  const app = await open('/view-event/3', { events })
  await app.findByRole('region', { name: 'Коротко' })
  const manage = () => document.getElementById('manage')
  return {
    ...app,
    manage,
    findPart: async (name: RegExp) => within(await app.findByRole('region', { name })),
  }
}

describe('the manage section', () => {
  it('is there for the region of the right, while the mode is on', async () => {
    expect((await openAs(ANNA)).manage()).toBe(null)
    expect((await openAs({ ...administrator, regions: ['RU-SVE'] })).manage()).toBe(null)
    expect((await openAs(administrator, {}, '0')).manage()).toBe(null)
    expect((await openAs({ ...administrator, regions: ['RU-TYU'] })).manage()).not.toBe(null)
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
