import { expect, it } from 'vitest'
import { removedParts, showTheSame } from './html-changes.ts'

it('names what would be taken out, each once', () => {
  const html = '<p onclick="x()" class="a">Лёд</p><p class="b"><script>x()</script></p><iframe></iframe>'
  expect(removedParts(html).toSorted()).toEqual(['<iframe>', '<script>', 'class', 'onclick'])
  expect(removedParts('<h2>Кубок</h2>\n<p>a &amp; <em>b</em><br></p>')).toEqual([])
  expect(removedParts('')).toEqual([])
})

it('takes no other spelling for a change', () => {
  expect(showTheSame(' <p>Лёд&nbsp;и<br>вода</p>', '<p>Лёд\u00a0и<br />вода</p>')).toBe(true)
  expect(showTheSame('<a href="/x">x</a>', '<a href="/x" rel="noopener nofollow">x</a>')).toBe(true)
  expect(showTheSame('<p>a<img src="https://a.example/b.png"></p>', '<p>a</p>')).toBe(false)
})
