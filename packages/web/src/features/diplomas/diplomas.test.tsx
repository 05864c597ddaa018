import type { DiplomaTemplateInput, User } from '@polynya/contract'
import { ANNA, accessTokenFor, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const administrator: User = { ...ANNA, isAdmin: 1 }

async function openEditor(events: SomeFixtures['events'] = {}) {
  localStorage.setItem('accessToken', accessTokenFor(administrator))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open('/view-event/3/manage/printouts', { events })
  const editor = within(await app.findByRole('region', { name: /Дипломы и\sсертификаты/ }))
  const sheet = within(await editor.findByRole('region', { name: 'Лист диплома' }))
  return { editor, sheet }
}

/** The fields of the item whose name is shown in the list. */
async function openItem(editor: Awaited<ReturnType<typeof openEditor>>['editor'], name: string) {
  fireEvent.click(await editor.findByRole('button', { name, expanded: false }))
  return within(await editor.findByRole('group', { name }))
}

describe('the editor of diplomas', () => {
  it('shows the texts of an example in their places', async () => {
    const { sheet } = await openEditor()
    const name = sheet.getByRole('button', { name: /^Захарова Ольга: 20\sмм слева/ })
    expect(name.textContent).toBe('Захарова Ольга')
    expect(Number.parseFloat(name.style.left)).toBeCloseTo((100 * 20) / 210, 3)
  })

  it('shows a text as it is typed', async () => {
    const { editor, sheet } = await openEditor()
    const fields = await openItem(editor, 'title')
    fireEvent.input(fields.getByLabelText('Текст по-русски'), { target: { value: 'Почётный диплом' } })
    expect(await sheet.findByRole('button', { name: /^Почётный диплом: 20/ })).toBeDefined()
  })

  it('moves the selected item with the arrow keys, in steps of 10 mm with Shift, within the sheet', async () => {
    const { editor, sheet } = await openEditor()
    const name = sheet.getByRole('button', { name: /^Захарова Ольга/ })
    fireEvent.click(name)
    fireEvent.keyDown(name, { key: 'ArrowLeft' })
    fireEvent.keyDown(name, { key: 'ArrowDown', shiftKey: true })
    const fields = within(await editor.findByRole('group', { name: '{name}' }))
    await waitFor(() => {
      expect((fields.getByLabelText(/^Слева/) as HTMLInputElement).value).toBe('19')
      expect((fields.getByLabelText(/^Сверху/) as HTMLInputElement).value).toBe('118')
    })
    for (let press = 0; press < 3; press++) fireEvent.keyDown(name, { key: 'ArrowLeft', shiftKey: true })
    expect((fields.getByLabelText(/^Слева/) as HTMLInputElement).value).toBe('0')
  })

  it('saves the items in their order, numbers with a comma too, with the version of the template', async () => {
    const saved: DiplomaTemplateInput[] = []
    const { editor } = await openEditor({
      updateDiplomaTemplate: ({ body }) => {
        saved.push(body)
        return failure('stale')
      },
    })
    const fields = await openItem(editor, 'title')
    fireEvent.input(fields.getByLabelText(/^Слева/), { target: { value: '12,5' } })
    fireEvent.click(fields.getByRole('button', { name: /^Выше/ }))
    fireEvent.click(editor.getByRole('button', { name: 'Сохранить шаблон' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.items.slice(0, 2)).toMatchObject([{ text: 'title', x: 12.5 }, { text: 'event' }])
    expect(await editor.findByRole('heading', { name: 'Шаблон не\xa0сохранён' })).toBeDefined()
  })

  it('names unknown fields while they are typed, and refuses them', async () => {
    const { editor } = await openEditor()
    const fields = await openItem(editor, 'title')
    fireEvent.input(fields.getByLabelText('Текст по-русски'), { target: { value: '{naem}' } })
    expect(await fields.findByText(/Таких полей нет: \{naem\}/)).toBeDefined()
    fireEvent.click(editor.getByRole('button', { name: 'Сохранить шаблон' }))
    expect(await editor.findByRole('link', { name: /Такого поля для дипломов нет/ })).toBeDefined()
  })

  it('adds and removes items', async () => {
    const { editor, sheet } = await openEditor()
    const count = sheet.getAllByRole('button').length
    fireEvent.click(editor.getByRole('button', { name: 'Добавить текст' }))
    await waitFor(() => expect(sheet.getAllByRole('button')).toHaveLength(count + 1))
    const fields = within(await editor.findByRole('group', { name: 'Новый текст' }))
    fireEvent.click(fields.getByRole('button', { name: 'Удалить надпись' }))
    await waitFor(() => expect(sheet.getAllByRole('button')).toHaveLength(count))
  })
})
