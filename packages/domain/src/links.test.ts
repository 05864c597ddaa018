import { describe, expect, it } from 'vitest'
import { isAllowedLink, lineOfForbiddenLink } from './links.ts'

const FORBIDDEN = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://polynya.test/1',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
]

describe('a link', () => {
  it.each([
    'https://polynya.test/a?b=c:d',
    'HTTP://polynya.test',
    'mailto:info@polynya.test',
    'tel:+74950000000',
    '/privacy#retention',
    '/a:b',
    '#anchor',
    '?q=a:b',
    'events',
    '',
  ])('may be %j', (target) => {
    expect(isAllowedLink(target)).toBe(true)
  })

  it.each(FORBIDDEN)('may not be %j', (target) => {
    expect(isAllowedLink(target)).toBe(false)
  })
})

describe('a text', () => {
  it.each(FORBIDDEN.filter((target) => !target.includes(')')))('is found to link to %j', (target) => {
    expect(lineOfForbiddenLink(`# Title\n\n[words](${target})`)).toBe(3)
  })

  it.each([
    '[words](javascript:alert(1))',
    '[words]( <javascript:x> )',
    '[words]: javascript:x',
    '<javascript:x>',
    '<a href="javascript:x">words</a>',
    "<a href='data:x'>words</a>",
    '![words](data:text/html,x)',
    '<a href=javascript:x>words</a>',
    '<form action="javascript:x">',
  ])('is found with a forbidden link as it is written in %j', (link) => {
    expect(lineOfForbiddenLink(`# Title\n\nLead.\n${link}\n`)).toBe(4)
  })

  it('may link within the site and to the web, and mention a scheme in its words', () => {
    const text =
      '# Title\n\n[a](/privacy) [b](https://polynya.test "title: b") javascript: is a word (data: too) <b>.'
    expect(lineOfForbiddenLink(text)).toBeNull()
  })
})
