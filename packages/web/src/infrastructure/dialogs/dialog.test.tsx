import { SettingsUpdate } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { WordsProvider } from '@polynya/ui'
import { findByLabelText, findByRole, fireEvent, queryByRole, waitFor } from '@testing-library/dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { AppProvider } from '../context/app-context.ts'
import { DialogForm } from '../forms/DialogForm.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useFormState } from '../forms/use-form-state.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const words = { language: 'ru', t: translate('ru'), formats: createFormats('ru') } as const
const page = document.body
let shown: Root
let closed: number

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
beforeEach(() => {
  closed = 0
  page.replaceChildren()
  shown = createRoot(page.appendChild(document.createElement('div')))
  const app = createApp(window)
  shown.render(
    <AppProvider value={app}>
      <WordsProvider value={words}>
        <NameDialog />
      </WordsProvider>
    </AppProvider>,
  )
})
afterEach(() => shown.unmount())

function NameDialog() {
  const state = useFormState({
    id: 'of-dialog',
    schema: SettingsUpdate,
    defaultValues: { firstName: 'Анна' },
    send: async () => undefined,
  })
  return (
    <DialogForm
      heading="Имя судьи"
      submit="Сохранить"
      state={state}
      onClose={() => {
        closed += 1
      }}
    >
      <TextField state={state} name="firstName" label="Имя" />
    </DialogForm>
  )
}

/** Whether a browser would close the dialog at Esc. */
async function isClosedByEscape() {
  const dialog = await findByRole<HTMLDialogElement>(page, 'dialog', { name: 'Имя судьи' })
  return dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}

it('closes by Esc with nothing unsaved', async () => {
  expect(await isClosedByEscape()).toBe(true)
})

it('asks at Esc before typed changes are lost, and stays or closes as answered', async () => {
  const field = await findByLabelText<HTMLInputElement>(page, 'Имя')
  fireEvent.input(field, { target: { value: 'Мария' } })
  await waitFor(async () => expect(await isClosedByEscape()).toBe(false))
  fireEvent.click(await findByRole(page, 'button', { name: 'Остаться' }))
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'Остаться' })).toBeNull())
  expect(closed).toBe(0)
  expect(field.value).toBe('Мария')

  expect(await isClosedByEscape()).toBe(false)
  fireEvent.click(await findByRole(page, 'button', { name: 'Уйти без сохранения' }))
  await waitFor(() => expect(closed).toBe(1))
})

it.each([
  ['the other button, as a repeated Enter confirms nothing', undefined, 'Отмена'],
  ['its choice', <input key="choice" aria-label="Вернуть деньги" />, null],
])('focuses %s when it requires confirmation', async (_, choice, focused) => {
  shown.render(
    <WordsProvider value={words}>
      <ConfirmDialog
        heading="Удалить профиль?"
        text="Его нельзя восстановить."
        confirm="Удалить"
        onConfirm={() => undefined}
        onClose={() => undefined}
      >
        {choice}
      </ConfirmDialog>
    </WordsProvider>,
  )
  await findByRole(page, 'button', { name: 'Удалить' })
  expect(document.activeElement?.closest('button')?.textContent ?? null).toBe(focused)
})
