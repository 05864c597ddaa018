import type { EventFile } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { failure, mocks, type SomeFixtures } from '@polynya/testkit'
import { WordsProvider } from '@polynya/ui'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { AppProvider } from '../../infrastructure/context/app-context.ts'
import { EventPictures } from './EventPictures.tsx'

const words = { language: 'ru', t: translate('ru'), formats: createFormats('ru') } as const
const api = setupServer()
let shown: Root | undefined

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => undefined
  api.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  shown?.unmount()
  api.resetHandlers()
})
afterAll(() => api.close())

/** Pictures of an event that is re-fetched after each change, as its page does. */
function Pictures({ saved }: { readonly saved: () => { poster: string | null; logoFile: string | null } }) {
  const [pictures, setPictures] = useState(saved)
  const event = { id: 3, name: 'Кубок Тюмени', public: true, ...pictures }
  return <EventPictures event={event} onSaved={async () => setPictures(saved())} />
}

function open(
  pictures: { poster: string | null; logoFile: string | null },
  events: SomeFixtures['events'] = {},
) {
  api.use(...mocks({ events }))
  document.body.replaceChildren()
  shown = createRoot(document.body.appendChild(document.createElement('div')))
  shown.render(
    <AppProvider value={createApp(window)}>
      <WordsProvider value={words}>
        <Pictures saved={() => ({ ...pictures })} />
      </WordsProvider>
    </AppProvider>,
  )
  return async (name: string) => within(await within(document.body).findByRole('region', { name }))
}

/**
 * Responds to an upload without reading it: the form parser of the tests does not know the files of this
 * page.
 */
const uploads = (type: 'poster' | 'logo', answer: () => Response) =>
  api.use(http.post(`*/api/v1/events/upload-file/3/${type}`, answer))

const choose = (input: HTMLElement, name: string, bytes = 'ice') =>
  fireEvent.change(input, { target: { files: [new File([bytes], name)] } })

it('tells the limits before anything is chosen', async () => {
  const part = open({ poster: null, logoFile: null })
  const poster = await part('Афиша')
  const input = poster.getByLabelText('Выбрать афишу')
  const limits = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(limits?.textContent).toMatch(/JPG или PNG до\s3\sМБ.*копию размером до\s250\sкБ/)
  expect((await part('Эмблема')).getByText(/SVG до\s150\sкБ или PNG до\s1\sМБ/)).toBeDefined()
})

it('shows what was chosen while it is sent, then what the server made of it', async () => {
  const pictures = { poster: '/files/old.webp', logoFile: null }
  const part = open(pictures)
  const poster = await part('Афиша')
  const image = () => poster.getByRole('img').getAttribute('src')
  expect(image()).toBe('/files/old.webp')
  let land: (() => void) | undefined
  const landing = new Promise<void>((resolve) => {
    land = resolve
  })
  const file: EventFile = { type: 'poster', file: 'new.webp', name: 'a.png', size: 3, url: '/files/new.webp' }
  api.use(
    http.post('*/api/v1/events/upload-file/3/poster', async () => {
      await landing
      pictures.poster = file.url
      return HttpResponse.json({ data: file })
    }),
  )
  choose(poster.getByLabelText('Заменить афишу'), 'a.png')
  await waitFor(() => expect(image()).toBe('blob:chosen'))
  expect(poster.getByRole('progressbar', { name: 'a.png' })).toBeDefined()
  land?.()
  await poster.findByText('Афиша обновлена')
  expect(image()).toBe('/files/new.webp')
})

it('refuses what the table of limits rules out without sending it, and says the server’s reasons as its own', async () => {
  const part = open({ poster: null, logoFile: null })
  const logo = await part('Эмблема')
  const input = logo.getByLabelText('Выбрать эмблему')
  choose(input, 'logo.svg', 'x'.repeat(150_001))
  expect((await logo.findByRole('alert')).textContent).toMatch(/не\sбольше 150\sкБ/)
  uploads('logo', () => failure('svg_unsafe'))
  choose(input, 'logo.svg')
  await logo.findByText(/есть скрипты или внешние ссылки/)
  expect(logo.getAllByRole('listitem')).toHaveLength(1)
  expect(logo.queryByRole('button', { name: /ещё раз/ })).toBe(null)
})

it('asks before a picture is deleted', async () => {
  const pictures: { poster: string | null; logoFile: string | null } = {
    poster: '/files/a.webp',
    logoFile: null,
  }
  const part = open(pictures, {
    removePicture: ({ params }) => {
      if (params.type === 'poster') pictures.poster = null
      return null
    },
  })
  const poster = await part('Афиша')
  fireEvent.click(poster.getByRole('button', { name: 'Удалить афишу' }))
  fireEvent.click(within(await poster.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  expect(await poster.findByText('Афиши пока нет.')).toBeDefined()
  expect(poster.queryByRole('img')).toBe(null)
})
