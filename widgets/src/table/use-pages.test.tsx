import { createPlainNumbers } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { WordsProvider } from '@polynya/ui'
import { waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { MoreRows, PreviousRows } from './MoreRows.tsx'
import { type ReadPage, usePages } from './use-pages.ts'

const SIZE = 50
const pageOf = (page: number, mark = '') =>
  Array.from({ length: SIZE }, (_, index) => `${mark}${(page - 1) * SIZE + index + 1}`)
const words = {
  language: 'ru' as const,
  t: translate('ru'),
  formats: createPlainNumbers('ru') as never,
}

interface ListProps {
  readonly first: readonly string[]
  readonly total: number
  readonly read: ReadPage<string>
}

function List({ first, total, read }: ListProps) {
  const pages = usePages(first, total, read)
  return (
    <WordsProvider value={words}>
      <PreviousRows pages={pages} />
      <ol>
        {pages.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <MoreRows pages={pages} total={total} />
    </WordsProvider>
  )
}

function show(props: ListProps) {
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.body.firstElementChild as HTMLElement)
  const render = (next: ListProps) => root.render(<List {...next} />)
  render(props)
  return render
}
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = async (name: string) => {
  await waitFor(() => expect(button(name)).toBeDefined())
  button(name)?.click()
}
const untilLast = (last: string) => waitFor(() => expect(rows().at(-1)).toBe(last))

it('adds a page at a time, of which it shows the last 150 rows, and goes back', async () => {
  show({ first: pageOf(1), total: 5000, read: async (page) => pageOf(page) })
  for (const last of ['100', '150', '200']) {
    await press('Показать ещё')
    await untilLast(last)
  }
  expect([rows().length, rows()[0]]).toEqual([150, '51'])
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^51–200 из\s5\s000$/)
  await press('Показать предыдущие')
  await untilLast('150')
  expect(rows()[0]).toBe('1')
  expect(button('Показать предыдущие')).toBeUndefined()
})

it('does not read a page again that it has', async () => {
  const read = vi.fn(async (page: number) => pageOf(page))
  show({ first: pageOf(1), total: 5000, read })
  for (const last of ['100', '150', '200']) {
    await press('Показать ещё')
    await untilLast(last)
  }
  await press('Показать предыдущие')
  await untilLast('150')
  await press('Показать ещё')
  await untilLast('200')
  expect(read).toHaveBeenCalledTimes(3)
})

it('offers to repeat what failed', async () => {
  let isDown = true
  show({ first: pageOf(1), total: 100, read: async (page) => (isDown ? null : pageOf(page)) })
  await press('Показать ещё')
  await press('Повторить')
  isDown = false
  await press('Повторить')
  await untilLast('100')
  expect(button('Показать ещё')).toBeUndefined()
})

it('loads the further pages again with the first one', async () => {
  let mark = ''
  const render = show({ first: pageOf(1), total: 5000, read: async (page) => pageOf(page, mark) })
  await press('Показать ещё')
  await untilLast('100')
  mark = 'new '
  render({ first: pageOf(1, mark), total: 5000, read: async (page) => pageOf(page, mark) })
  await untilLast('new 100')
  expect(rows()[0]).toBe('new 1')
})

it('has no buttons where one page is all', async () => {
  show({ first: pageOf(1), total: SIZE, read: async () => null })
  await untilLast('50')
  expect(document.querySelector('button')).toBeNull()
})
