import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

it.each([
  ['/process', 'Как проходит регистрация'],
  ['/terms', 'Пользовательское соглашение'],
  ['/privacy', 'Политика конфиденциальности'],
])('%s has its text, and a list of contents that leads to each section', async (address, title) => {
  const { findByRole, getByRole } = await open(address)
  expect(await findByRole('heading', { level: 1, name: 'Текст сайта' })).toBeDefined()
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}`)))
  const contents = await findByRole('navigation', { name: 'Содержание' })
  const main = within(getByRole('main'))
  for (const link of within(contents).getAllByRole<HTMLAnchorElement>('link')) {
    const section = document.getElementById(link.hash.slice(1))
    expect(section).toBe(main.getByRole('region', { name: link.textContent ?? '' }))
  }
})

it('stays at its section when the language changes', async () => {
  const { findByRole, getByRole, address } = await open('/privacy#retention')
  fireEvent.click(getByRole('button', { name: /Switch to\sEnglish/ }))
  expect(await findByRole('region', { name: 'Keeping' })).toBeDefined()
  expect(address()).toBe('/privacy#retention')
})

it('is reached from the foot of every page', async () => {
  const { getByRole } = await open('/events')
  const links = within(getByRole('contentinfo')).getAllByRole('link')
  const addresses = links.map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(expect.arrayContaining(['/process', '/terms', '/privacy']))
})
