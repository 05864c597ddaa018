import { describe, expect, it } from 'vitest'
import { refusedWords } from './refused-words.ts'
import { ALLOWED_WORDS, REFUSED_WORDS } from './refused-words-list.ts'
import { sourceOf } from './source.ts'

const CODE = 'packages/a/src/x.ts'
const TEST = 'packages/a/src/x.test.ts'
const MAILS = 'packages/i18n/src/en/mail.ts'
const CATALOGUE = 'packages/i18n/src/en/orders.ts'

const wordsIn = (text: string, path = CODE) =>
  refusedWords([sourceOf(path, text)]).map(({ line, message }) => `${line} ${message.split('"')[1]}`)

describe('refusedWords', () => {
  it.each([
    ['a block comment', '\n/**\n * Kept by the server.\n */', CODE, ['3 Kept']],
    [
      'a phrase across two lines of a comment',
      '/**\n * The credits, behind\n * the lock. */',
      CODE,
      ['2 behind the lock'],
    ],
    ['a line comment', 'const a = 1 // somebody waits', CODE, ['1 somebody']],
    ['a comment in CSS', '.a {}\n/* Stands above. */', 'packages/a/src/x.css', ['2 Stands']],
    ['Markdown', '# Title\n\nBoth roads are open.', 'docs/x.md', ['3 roads']],
    ['the title of a test', "it('is told twice', () => {})", TEST, ['1 told']],
    ['the title of a parameterized test', "describe.each([1])('goes %s', () => {})", TEST, ['1 goes']],
    [
      'a function, its parameters and variables',
      'function readKept(asked) { const { a: anewB } = asked }',
      CODE,
      ['1 Kept', '1 asked', '1 anew'],
    ],
    [
      'an interface and its properties',
      'interface SandboxNeeds { toldAt: string }',
      CODE,
      ['1 needs', '1 told'],
    ],
    ['a key of an object', 'const a = { keptMs: 5 }', CODE, ['1 kept']],
    ['the name of a file', '', 'packages/a/src/kept-key.ts', ['1 kept']],
    ['an e-mail', "export const mail = { paid: { text: 'The order sum' } }", MAILS, ['1 sum']],
    [
      'the summary of a call',
      "endpoint({ summary: 'A kept order' })",
      'packages/contract/src/v1/a.ts',
      ['1 kept'],
    ],
    [
      'the description of a field',
      "export const a = { total: 'Sum that was asked' }",
      'packages/contract/src/openapi/descriptions/a.ts',
      ['1 asked'],
    ],
    ['an English text', "export const x = { again: 'Price anew' }", CATALOGUE, ['1 anew']],
  ])('finds a refused word in %s', (_place, text, path, found) => {
    expect(wordsIn(text, path).map((each) => each.toLowerCase())).toEqual(
      found.map((each) => each.toLowerCase()),
    )
  })

  it.each([
    ['a code span', '/** Reads `kept` and `asked`. */', CODE],
    ['an e-mail address', '/** Sent to nobody@example.org. */', CODE],
    ['a code block or a link target of Markdown', '```\nkept\n```\n[text](docs/kept.md)', 'docs/x.md'],
    ['a part of another word', '/** A broad folder, crossroads, newsletters. */\nconst checksum = 1', CODE],
    ['a name that another file declares', "import { kept as a } from './a.ts'\nrun(order.askedAt)", CODE],
    ['a string that is not the title of a test', "const a = 'told'\nfetch('/kept')", TEST],
    ['letters of the alphabet', '/** Four Latin letters; a letter and a digit; the first letter. */', CODE],
    ['a form that is filled in on paper', '/** Shown on paper. */', CODE],
    [
      'idioms with a meaning of their own',
      '/** It stands for a row, comes from a file and is asked to stop. */',
      CODE,
    ],
    [
      'a placeholder of an English text',
      "export const x = { kept: 'Pay {{sum}}, nobody told us' }",
      CATALOGUE,
    ],
    ['a file without English', 'kept told asked', 'package-lock.json'],
    ['the last column of the glossary', 'Never: kept', 'GLOSSARY.md'],
  ])('accepts %s', (_place, text, path) => {
    expect(wordsIn(text, path)).toEqual([])
  })

  it('names what to write instead', () => {
    expect(refusedWords([sourceOf(CODE, '\n// in other words, anew')])).toEqual([
      {
        path: CODE,
        line: 2,
        message: '"anew" is not standard English here: write again, or a verb with re-',
      },
    ])
  })
})

describe('the list of refused words', () => {
  it('gives every word a replacement and every exemption a reason', () => {
    expect(REFUSED_WORDS.filter(({ write }) => write === '')).toEqual([])
    expect(ALLOWED_WORDS.filter(({ reason }) => reason === '')).toEqual([])
  })

  it('has patterns without groups that capture, which would shift the words', () => {
    expect(REFUSED_WORDS.filter(({ word }) => /\((?!\?)/.test(word))).toEqual([])
  })
})
