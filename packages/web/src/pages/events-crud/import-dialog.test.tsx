import type { Invitation } from '@polynya/contract'
import { AN_INVITATION, ANNA, accessTokenFor, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { api, open } = appUnderTest()

const FILE = { format: 'polynya-event', version: 1, event: { name: 'Кубок Туры' } }

interface Answers {
  readonly invitation?: Invitation
  readonly events?: SomeFixtures['events']
}

/** Opens the dialog and chooses a file. */
async function choose(content: string, { invitation = AN_INVITATION, events = {} }: Answers = {}) {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open('/events-crud', { events })
  // The mocks derived from the contract read no upload.
  api.use(http.post('*/exchange/invitation', () => HttpResponse.json({ data: invitation })))
  fireEvent.click(await app.findByRole('button', { name: /Загрузить из\sфайла/ }))
  const input = await app.findByLabelText('Выбрать файл')
  fireEvent.change(input, { target: { files: [new File([content], 'cup.json')] } })
  return app
}

it('creates an event from a file and opens its setup', async () => {
  const app = await choose(JSON.stringify(FILE))
  await expect.poll(app.address).toBe('/view-event/4/manage/setup')
  expect(await app.findAllByText('Событие загружено')).not.toEqual([])
})

it('names what is wrong in a file by its path', async () => {
  const issues = [{ path: 'event.region', reason: 'region_unknown' as const }]
  const app = await choose(JSON.stringify(FILE), {
    events: { importEvent: () => failure('invalid_input', { issues }) },
  })
  expect((await app.findByText('event.region')).parentElement?.textContent).toMatch(/регион/i)
  expect(app.address()).toBe('/events-crud')
})

it('refuses a file that is not of an event before anything is sent', async () => {
  const app = await choose('name;date')
  expect(await app.findByText(/Это не\sфайл события/)).toBeDefined()
})

const INVITATION = '<?xml version="1.0"?><LENEX version="3.0" />'

it('shows what of an invitation is left out before it creates the event', async () => {
  const app = await choose(INVITATION)
  expect((await app.findByText(/F 100 BACK/)).textContent).toMatch(/у\sнас не\sплавают/)
  expect(app.getByText(/F 25 FREE/).textContent).toContain('25FR')
  expect(app.address()).toBe('/events-crud')
  fireEvent.click(app.getByRole('button', { name: 'Создать событие' }))
  await expect.poll(app.address).toBe('/view-event/4/manage/setup')
})

it('names the errors of an invitation by line, and creates no event from it', async () => {
  const errors = [{ line: 3, field: 'name', fault: 'required' as const }]
  const invitation = { file: null, distances: [], warnings: [], errors }
  const app = await choose(INVITATION, { invitation })
  expect((await app.findByText(/не\sзаполнено/)).textContent).toMatch(/строка\s3: name/)
  expect(app.queryByRole('button', { name: 'Создать событие' })).toBeNull()
})
