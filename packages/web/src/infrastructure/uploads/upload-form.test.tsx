import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { ApiError } from '@polynya/sdk/light'
import { WordsProvider } from '@polynya/ui'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UploadForm } from './UploadForm.tsx'
import type { SendOptions } from './use-uploads.ts'

interface Call {
  readonly file: File
  readonly signal: AbortSignal
  readonly end: () => void
  readonly fail: (problem: unknown) => void
}

const words = { language: 'ru', t: translate('ru'), formats: createFormats('ru') } as const
let shown: Root
let calls: Call[]
const page = () => within(document.body)

function send(file: File, { signal }: SendOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => reject(signal.reason))
  calls.push({ file, signal, end: resolve, fail: reject })
  return promise
}

/** jsdom decodes no pictures: these are pictures by their content. */
const decode = async (file: File) => {
  if ((await file.text()) === 'ice') return { close: () => undefined }
  throw new DOMException('undecodable')
}
vi.stubGlobal('createImageBitmap', decode)

beforeEach(() => {
  calls = []
  document.body.replaceChildren()
  shown = createRoot(document.body.appendChild(document.createElement('div')))
  shown.render(
    <WordsProvider value={words}>
      <UploadForm
        kind="avatar"
        label="Выбрать файл"
        hint="JPG или PNG"
        saved="Готово"
        send={send}
        preview={(address) => <img src={address} alt="Лицо" />}
      />
    </WordsProvider>,
  )
})
afterEach(() => shown.unmount())

const chooser = () => page().findByLabelText('Выбрать файл')
const choose = async (name: string, content = 'ice') =>
  fireEvent.change(await chooser(), { target: { files: [new File([content], name)] } })
const press = async (name: string | RegExp) => {
  const button = await page().findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('shows the chosen file, uploads it on request and preserves the focus', async () => {
  await choose('лицо.png')
  expect(await page().findByText('лицо.png')).toBeDefined()
  expect(calls).toEqual([])
  await press('Загрузить')
  expect(await page().findByRole('progressbar', { name: 'лицо.png' })).toBeDefined()
  calls[0]?.end()
  await page().findByText('Готово')
  expect(document.activeElement).toBe(await chooser())
  expect(page().queryByRole('button')).toBeNull()
})

it('says what is wrong with a file without sending it, until another is chosen', async () => {
  await choose('лицо.heic', 'heic')
  expect((await page().findByRole('alert')).textContent).toMatch(/JPG, PNG/)
  expect(page().queryByRole('button', { name: 'Загрузить' })).toBeNull()
  await choose('лицо.jpeg')
  await page().findByText('лицо.jpeg')
  expect(page().queryByRole('alert')).toBeNull()
})

it.each([
  ['of another format', 'heic'],
  ['empty', ''],
])('says at once that a picture cannot be read: %s', async (_, content) => {
  await choose('лицо.jpg', content)
  expect((await page().findByRole('alert')).textContent).toMatch(/не\sчитается/)
  expect(page().queryByRole('img')).toBeNull()
  expect(page().queryByRole('button', { name: 'Загрузить' })).toBeNull()
  expect(calls).toEqual([])
})

it('shows no preview of a picture that the server refused', async () => {
  await choose('лицо.jpg')
  await press('Загрузить')
  expect(page().getByRole('img')).toBeDefined()
  calls[0]?.fail(new ApiError({ kind: 'contract', endpoint: 'avatar', reason: 'picture_unreadable' }))
  await page().findByRole('alert')
  await waitFor(() => expect(page().queryByRole('img')).toBeNull())
})

it('can be stopped, and keeps what was chosen', async () => {
  await choose('лицо.png')
  await press('Загрузить')
  await press('Отменить загрузку «лицо.png»')
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(document.activeElement).toBe(await chooser())
  expect(await page().findByRole('button', { name: 'Загрузить' })).toBeDefined()
  expect(page().queryByRole('progressbar')).toBeNull()
})

it('says why it failed and tries again', async () => {
  await choose('лицо.png')
  await press('Загрузить')
  calls[0]?.fail(new Error('lost'))
  await page().findByRole('alert')
  await press('Загрузить «лицо.png» ещё раз')
  calls[1]?.end()
  await page().findByText('Готово')
  expect(page().queryByRole('alert')).toBeNull()
})
