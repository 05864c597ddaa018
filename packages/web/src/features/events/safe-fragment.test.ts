// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { safeFragment } from './safe-fragment.ts'

function shown(html: string): string {
  const place = document.createElement('div')
  place.append(safeFragment(html))
  return place.innerHTML
}

it.each([
  ['<script>alert(1)</script><p>Да</p>', '<p>Да</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="root">Да</p>', '<p>Да</p>'],
  ['<a href="javascript:alert(1)">Да</a>', '<a>Да</a>'],
  ['<iframe src="/"></iframe><svg><script>1</script></svg>Да', 'Да'],
  ['<form><input name="password"></form>Да', 'Да'],
])('takes out of %s what could do something', (html, safe) => {
  expect(shown(html)).toBe(safe)
})

it('keeps what a description is made of', () => {
  const html = '<p>Сбор в <b>9:00</b> у <a href="/events">пирса</a>.</p><ul><li>шапка</li></ul>'
  expect(shown(html)).toBe(html)
})

it('puts its headings below that of the section', () => {
  expect(shown('<h1>Кубок</h1><h2>Как доехать</h2><h3>Поездом</h3>')).toBe(
    '<h3>Кубок</h3><h3>Как доехать</h3><h4>Поездом</h4>',
  )
})
