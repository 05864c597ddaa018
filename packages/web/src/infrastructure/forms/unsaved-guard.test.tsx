import { SettingsUpdate } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { WordsProvider } from '@polynya/ui'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import {
  findByLabelText,
  findByRole,
  findByText,
  fireEvent,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { AppProvider } from '../context/app-context.ts'
import { GuardedForms } from './GuardedForms.tsx'
import { SubmitLine } from './SubmitLine.tsx'
import { TextField } from './TextField.tsx'
import { useFormState } from './use-form-state.ts'

const words = { language: 'ru', t: translate('ru'), formats: createFormats('ru') } as const
const page = document.body
let shown: Root | undefined
let end: (() => void) | undefined
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  shown?.unmount()
  end?.()
})

function NameForm() {
  const state = useFormState({
    id: 'guarded',
    schema: SettingsUpdate,
    defaultValues: { firstName: 'Анна' },
    send: async () => undefined,
  })
  return (
    <form onSubmit={state.onSubmit}>
      <TextField state={state} name="firstName" label="Имя" />
      <SubmitLine state={state} saved="Сохранено">
        Сохранить
      </SubmitLine>
    </form>
  )
}

const Form = () => (
  <GuardedForms>
    <NameForm />
  </GuardedForms>
)

/** Two pages: a form, and another one. */
async function open() {
  window.history.replaceState(null, '', '/form')
  // Only the browser's own history knows of a page that is closed.
  const history = createBrowserHistory()
  end = () => history.destroy()
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/form', component: Form }),
      createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Другая</p> }),
    ]),
    history,
  })
  page.replaceChildren()
  shown = createRoot(page.appendChild(document.createElement('div')))
  shown.render(
    <AppProvider value={createApp(window)}>
      <WordsProvider value={words}>
        <RouterProvider router={router as never} />
      </WordsProvider>
    </AppProvider>,
  )
  const field = await findByLabelText<HTMLInputElement>(page, 'Имя')
  const go = (href: string) => void router.navigate({ href })
  return { router, field, go, leave: () => go('/other') }
}

const closing = () => {
  const domEvent = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(domEvent)
  return domEvent.defaultPrevented
}

async function type(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value } })
  await waitFor(() => expect(closing()).toBe(true))
}

it('allows leaving a page with nothing unsaved', async () => {
  const { leave } = await open()
  expect(closing()).toBe(false)
  leave()
  await findByText(page, 'Другая')
})

it('asks before unsaved changes are left, and stays at a press', async () => {
  const { router, field, leave } = await open()
  await type(field, 'Мария')
  leave()
  fireEvent.click(await findByRole(page, 'button', { name: 'Остаться' }))
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/form')
  expect(field.value).toBe('Мария')
})

it('leaves without them at a press, and does not bring them back', async () => {
  const { field, go, leave } = await open()
  await type(field, 'Мария')
  leave()
  fireEvent.click(await findByRole(page, 'button', { name: 'Уйти без сохранения' }))
  await findByText(page, 'Другая')
  go('/form')
  expect((await findByLabelText<HTMLInputElement>(page, 'Имя')).value).toBe('Анна')
})

it('asks no more once they are saved, nor for another step of the same page', async () => {
  const { router, field, go, leave } = await open()
  await type(field, 'Мария')
  go('/form?step=next')
  await waitFor(() => expect(router.state.location.href).toContain('step'))
  expect(queryByRole(page, 'dialog')).toBeNull()
  fireEvent.click(await findByRole(page, 'button', { name: 'Сохранить' }))
  await findByText(page, 'Сохранено')
  await waitFor(() => expect(closing()).toBe(false))
  leave()
  await findByText(page, 'Другая')
})
