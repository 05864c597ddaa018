// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { mailFragment } from './mail-fragment.ts'

const HOSTILE = `<!doctype html><html><head><style>@import "https://tracker.example/a.css"</style></head>
<body onload="alert(1)"><script>alert(2)</script><table role="presentation"><tr><td style="color: #005583">
<h1>Активация</h1><img src="https://tracker.example/1.png"><iframe src="https://evil.example"></iframe>
<form action="https://evil.example"><input name="password"></form>
<a href="javascript:alert(3)">Открыть</a></td></tr></table></body></html>`

it('preserves the text and the styles of an e-mail, and nothing that loads, runs or navigates', () => {
  const page = document.createElement('div')
  page.append(mailFragment(HOSTILE))
  expect(page.querySelector('td')?.getAttribute('data-style')).toBe('color: #005583')
  expect(page.querySelector('h1')?.textContent).toBe('Активация')
  expect(page.querySelector('a')?.getAttributeNames()).toEqual([])
  expect(page.innerHTML).not.toMatch(/script|onload|img|iframe|form|input|https?:|@import/)
})
