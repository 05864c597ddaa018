import { ANNA_CARD, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { appUnderTest, type RunningApp } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const FIELD = { name: 'Пловец, событие или клуб' }

/** Presses the key of the search until the page listens to it. */
const openBy = (page: RunningApp, key: { readonly key: string; readonly code?: string }) =>
  waitFor(() => {
    fireEvent.keyDown(document.body, key)
    return page.getByRole('combobox', FIELD)
  })

/** Opens the search by its key and types a text. */
async function searchFor(page: RunningApp, text: string) {
  const field = await openBy(page, { key: '/' })
  fireEvent.change(field, { target: { value: text } })
  return field
}

describe('the search of the site', () => {
  it('shows swimmers, events and clubs, and opens the highlighted one', async () => {
    const page = await open('/user/login')
    const field = await searchFor(page, 'пет')
    const options = await page.findAllByRole('option')
    expect(page.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ПловцыПетрова Анна.*PETR004217/),
      expect.stringMatching(/^СобытияКубок/),
      expect.stringMatching(/^КлубыСибирские моржи 12\sпловцов/),
    ])
    expect(options.map(({ ariaSelected, role }) => [role, ariaSelected])).toHaveLength(3)
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(options[2]?.id))
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() =>
      expect(decodeURIComponent(page.address())).toBe('/swimmers?scope=all&club=Сибирские+моржи'),
    )
    expect(page.queryByRole('dialog')).toBeNull()
  })

  it('aborts the search for an older text', async () => {
    const texts: string[] = []
    const page = await open('/user/login', {
      search: {
        find: ({ query: { q } }) => {
          texts.push(q)
          return { swimmers: [{ ...ANNA_CARD, nativeFirstName: q }], events: [], clubs: [] }
        },
      },
    })
    const field = await searchFor(page, 'пе')
    fireEvent.change(field, { target: { value: 'петров' } })
    await page.findByRole('option', { name: /Петрова петров/ })
    expect(texts).toEqual(['петров'])
    fireEvent.change(field, { target: { value: 'п' } })
    await waitFor(() => expect(page.queryByRole('option')).toBeNull())
  })

  it('says that the results are for the other keyboard layout', async () => {
    const find = () => ({ swimmers: [ANNA_CARD], events: [], clubs: [], searchedAs: 'петрова' })
    const page = await open('/user/login', { search: { find } })
    const field = await searchFor(page, 'gtnhjdf')
    expect(await page.findByText(/^Показаны результаты для «петрова»\. Найден 1/)).toBeDefined()
    expect((field as HTMLInputElement).value).toBe('gtnhjdf')
  })

  it('reports that nothing was found, that it failed and that the API is unreachable', async () => {
    const empty = await open('/user/login', {
      search: { find: { swimmers: [], events: [], clubs: [] } },
    })
    await searchFor(empty, 'zzz')
    await empty.findByText(/^Ничего не\sнайдено/)

    const failed = await open('/user/login', { search: { find: () => failure('internal') } })
    await searchFor(failed, 'пет')
    await failed.findByText(/^Поиск не\sудался/)
    failed.getByRole('button', { name: 'Повторить' })

    const offline = await open('/user/login', 'unreachable')
    await searchFor(offline, 'пет')
    await offline.findByText(/^Нет связи: искать/)
  })

  it('is opened by its link, and by the key alone while nothing is typed', async () => {
    const page = await open('/user/login')
    await openBy(page, { key: '.', code: 'Slash' })
    const close = async () => {
      fireEvent.click(page.getByRole('button', { name: 'Закрыть' }))
      await waitFor(() => expect(page.queryByRole('combobox')).toBeNull())
    }
    await close()
    fireEvent.keyDown(page.getByLabelText(/почта/i), { key: '/' })
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(page.queryByRole('combobox')).toBeNull()
    fireEvent.click(page.getByRole('link', { name: 'Поиск', hidden: true }))
    await page.findByRole('combobox', FIELD)
    expect(page.address()).toBe('/user/login')
  })
})
