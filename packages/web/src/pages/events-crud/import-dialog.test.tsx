import { ANNA, accessTokenFor, failure, type SomeFixtures } from '@polynya/testkit'
import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const FILE = { format: 'polynya-event', version: 1, event: { name: 'Кубок Туры' } }

/** Opens the dialog and chooses a file. */
async function choose(content: string, events: SomeFixtures['events'] = {}) {
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1, isSuperAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const app = await open('/events-crud', { events })
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
  const app = await choose(JSON.stringify(FILE), { importEvent: () => failure('invalid_input', { issues }) })
  expect((await app.findByText('event.region')).parentElement?.textContent).toMatch(/регион/i)
  expect(app.address()).toBe('/events-crud')
})

it('refuses a file that is not of an event before anything is sent', async () => {
  const app = await choose('name;date')
  expect(await app.findByText(/Это не\sфайл события/)).toBeDefined()
})
