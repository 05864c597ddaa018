import { describe, expect, it } from 'vitest'
import { links } from './links.ts'
import { sourceOf } from './source.ts'

const FILES = ['README.md', 'docs/guide.md', 'docs/pictures/a b.png', 'sdk/README.md']

/** What the check finds in a Markdown file beside the others. */
const check = (text: string, path = 'docs/page.md') =>
  links([...FILES.map((file) => sourceOf(file, '')), sourceOf(path, text)]).map(({ line, message }) => [
    line,
    message.split('"')[1],
  ])

describe('links', () => {
  it.each([
    '[guide](guide.md) [guide](./guide.md#start) [up](../README.md "Start")',
    '![picture](pictures/a%20b.png)',
    '[a folder](pictures) [with a slash](pictures/) [the root](..)',
    '[elsewhere](https://polynya.example/x) [mail](mailto:a@b.example) [anchor](#start) [site](/api/docs)',
    '```md\n[code](missing.md)\n```\nand `[code](missing.md)`',
    '[ref]\n\n[ref]: guide.md',
  ])('accepts %j', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ['[guide](missing.md)', 'missing.md'],
    ['![picture](pictures/missing.png)', 'pictures/missing.png'],
    ['| ![in a table](missing.png) |', 'missing.png'],
    ['<img src="missing.png" alt="">', 'missing.png'],
    ['[ref]: missing.md', 'missing.md'],
    ['[outside](../../README.md)', '../../README.md'],
    ['[another case](Guide.md)', 'Guide.md'],
  ])('finds the target of %j', (text, target) => {
    expect(check(`# Page\n\n${text}`)).toEqual([[3, target]])
  })

  it('reads Markdown alone', () => {
    expect(check("const link = '[a](missing.md)'", 'docs/page.ts')).toEqual([])
  })
})
