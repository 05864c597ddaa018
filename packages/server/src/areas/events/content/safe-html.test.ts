import { describe, expect, it } from 'vitest'
import { safeHtml } from './safe-html.ts'

const PICTURE = `/files/${'a1'.repeat(16)}.png`

describe('a description', () => {
  it('keeps what people write with', () => {
    const html = [
      '<h2>Регламент</h2><p>Лёд <strong>и</strong> <em>вода</em>, +4&nbsp;°C<br />в проруби</p>'.replace(
        '&nbsp;',
        '\u00a0',
      ),
      '<ol start="3"><li>Старт</li></ol><blockquote>Цитата</blockquote><hr />',
      '<table><thead><tr><th colspan="2">Дистанция</th></tr></thead><tbody><tr><td>25</td></tr></tbody></table>',
      `<figure><img src="${PICTURE}" alt="Прорубь" /><figcaption>Прорубь</figcaption></figure>`,
    ].join('')
    expect(safeHtml(html)).toBe(html)
  })

  it.each(['https://polynya.test/a?b=1', 'mailto:a@b.test', 'tel:+73452', '/events/7', '#day-2'])(
    'keeps a link to %s, and gives the place that it leads to nothing',
    (href) => {
      expect(safeHtml(`<a href="${href}" target="_top" rel="opener">x</a>`)).toBe(
        `<a href="${href}" rel="noopener nofollow">x</a>`,
      )
    },
  )

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://elsewhere.test/pixel.png">', ''],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    [`<img src="${PICTURE}?x" alt="q">`, ''],
    ['<img src="/files/../api/v1/user/logout">', ''],
    [
      `<img src="${PICTURE}" srcset="//evil.test/x 1x" onload="steal()" style="position:fixed">`,
      `<img src="${PICTURE}" />`,
    ],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href=" jav&#x09;ascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="vbscript:x">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="//elsewhere.test">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<p onclick="x()" style="position:fixed;inset:0" class="modal" id="currentUser">x</p>', '<p>x</p>'],
    ['<form action="/api/v1/user"><input name="a"><button>Go</button></form>', 'Go'],
    ['<svg><animate onbegin=alert(1) attributeName=x></svg>', ''],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<object data="x"></object><embed src="x">', ''],
    ['<style>*{display:none}</style>', ''],
    ['<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
    ['<template><script>1</script></template>', ''],
    ['<!--[if IE]><script>1</script><![endif]-->', ''],
    ['<b onmouseover=alert(1)//>x</b>', '<b>x</b>'],
    ['<xmp><script>1</script></xmp>', ''],
    ['<details open ontoggle=alert(1)>x</details>', 'x'],
    ['<p>a\0b</p>', '<p>ab</p>'],
  ])('of %s stores only %s', (html, stored) => {
    expect(safeHtml(`${html}<p>.</p>`)).toBe(`${stored}<p>.</p>`)
  })

  it('stays what it is when it is cleaned again', () => {
    const once = safeHtml('<div><p>1 &lt; 2 &amp; "q"<table><td>x</div>&#60;script&#62;')
    expect(safeHtml(once)).toBe(once)
    expect(once).not.toContain('<script')
  })

  it('survives the deepest nesting', () => {
    const deep = `${'<b>'.repeat(19_000)}x`
    const safe = safeHtml(deep)
    expect(safe.match(/<b>/g)?.length).toBeLessThanOrEqual(50)
    expect(safe).toContain('x')
  })

  it.each([
    '   ',
    '<p></p>',
    '<p>&nbsp;\u00a0</p><br>',
    '<script>text</script>',
    '<img src="https://evil.test/x.png">',
  ])('is refused where nothing is left of it: %j', (html) => {
    expect(() => safeHtml(html)).toThrow(
      expect.objectContaining({
        reason: 'invalid_input',
        details: { issues: [{ path: 'html', reason: 'required' }] },
      }),
    )
  })

  it('may be a picture alone', () => {
    expect(safeHtml(`<img src="${PICTURE}">`)).toBe(`<img src="${PICTURE}" />`)
  })
})
