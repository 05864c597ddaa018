import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLostFocus } from './lost-focus.ts'

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <header><h2>Федерация</h2></header>
    <main>
      <h1>Тесты</h1>
      <section><h2>Купон</h2><p><button id="remove">Убрать</button></p></section>
      <ul><li><h3>Экзамен</h3><button id="delete">Удалить</button></li><li><h3>Тренировка</h3></li></ul>
    </main>`
  stop = watchLostFocus(document)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.textContent
const passed = () => vi.advanceTimersByTimeAsync(100)

it('moves to the heading of the section whose focused element is removed', async () => {
  element('remove').focus()
  element('remove').remove()
  await passed()
  expect(focused()).toBe('Купон')
})

it('moves to the heading of the page when a row of a list is removed', async () => {
  element('delete').focus()
  element('delete').closest('li')?.remove()
  await passed()
  expect(focused()).toBe('Тесты')
})

it('waits for the heading of a page whose content is replaced', async () => {
  element('delete').focus()
  document.querySelector('main')?.replaceChildren('Загрузка')
  await passed()
  expect(document.activeElement).toBe(document.body)
  document
    .querySelector('main')
    ?.append(Object.assign(document.createElement('h1'), { textContent: 'Оплата' }))
  await passed()
  expect(focused()).toBe('Оплата')
})

it('leaves the focus where other code moves it', async () => {
  element('remove').focus()
  element('remove').remove()
  setTimeout(() => element('delete').focus())
  await passed()
  expect(document.activeElement).toBe(element('delete'))
})

it('leaves the page alone once the user pressed beside the element', async () => {
  element('remove').focus()
  fireEvent.pointerDown(element('delete'))
  element('remove').blur()
  element('remove').remove()
  await passed()
  expect(document.activeElement).toBe(document.body)
})
