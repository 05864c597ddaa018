import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { EXTENSIONS } from './extensions.ts'
import { documentOf, htmlOf, partsNotHeld } from './rich-document.ts'

const schema = getSchema(EXTENSIONS)
const throughEditor = (html: string) => htmlOf(documentOf(html, schema))

it.each([
  [
    'a whole page',
    [
      '<h2>Кубок Тюмени</h2>',
      '<p>Этап кубка для любителей и&nbsp;мастеров.</p>',
      '<h3>Что важно знать</h3>',
      '<ul><li>Место: Тюмень.</li><li>Взнос: 1&nbsp;500&nbsp;₽.</li></ul>',
      '<p><strong>Рядом тёплые раздевалки.</strong></p>',
    ].join('\n'),
  ],
  ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>'],
  [
    'a link',
    '<p><a href="https://polynya.example/a?b=1&amp;c=2">x</a> <a href="mailto:a@b.example">y</a></p>',
  ],
  ['lists within lists', '<ol><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>'],
  ['quotes, lines and code', '<blockquote><p>a</p></blockquote>\n<hr>\n<pre><code>a\n  b</code></pre>'],
  ['a broken line', '<p>a<br>b</p>'],
  ['nothing', ''],
])('%s round-trips unchanged', (_, html) => {
  expect(throughEditor(html)).toBe(html)
})

it('keeps the words of what only wraps them, and drops what acts', () => {
  expect(throughEditor('<div>a</div><p><span>b</span><script>c()</script></p>')).toBe('<p>a</p>\n<p>b</p>')
})

it('says what it would lose', () => {
  expect(partsNotHeld('<p>a<sup>2</sup></p><table><tr><td>b</td></tr></table>')).toEqual(['<sup>', '<table>'])
  expect(partsNotHeld('<div><p>a</p></div>')).toEqual([])
})
