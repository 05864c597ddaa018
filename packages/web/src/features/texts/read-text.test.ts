import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

const plain = (text: string) => ({ kind: 'plain', text })

it('reads a title, a lead and sections with their anchors', () => {
  const text = readText(
    '# Title\n\nLead of\ntwo lines.\n\n## First {#one}\n\nWords.\n\n## Second {#two}\n\n- a\n- b\n',
  )
  expect(text.title).toBe('Title')
  expect(text.lead).toEqual([{ kind: 'paragraph', parts: [plain('Lead of two lines.')] }])
  expect(text.sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['one', 'First'],
    ['two', 'Second'],
  ])
  expect(text.sections[1]?.blocks).toEqual([
    { kind: 'list', isOrdered: false, items: [[plain('a')], [plain('b')]] },
  ])
})

it('reads numbered lists, strong words and links', () => {
  const [list] = readText('# T\n\n1. **Go** [there](/events) now\n').lead
  expect(list).toEqual({
    kind: 'list',
    isOrdered: true,
    items: [
      [
        { kind: 'strong', text: 'Go' },
        plain(' '),
        { kind: 'link', text: 'there', href: '/events' },
        plain(' now'),
      ],
    ],
  })
})

it('makes nothing of HTML', () => {
  expect(readText('# T\n\n<b>x</b>\n').lead).toEqual([{ kind: 'paragraph', parts: [plain('<b>x</b>')] }])
})

it('holds a dash and a short word to their neighbours', () => {
  expect(readText('# T\n\nДо старта — в воду\n').lead).toEqual([
    { kind: 'paragraph', parts: [plain('До\xa0старта\xa0— в\xa0воду')] },
  ])
})

it.each(['No title', '# T\n\n## No anchor\n\nx'])('refuses %j', (markdown) => {
  expect(() => readText(markdown)).toThrow(/without/)
})
