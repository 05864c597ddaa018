import { describe, expect, it } from 'vitest'
import { clean, cleanJson } from './clean.ts'
import { folded } from './fold.ts'
import { tableLines } from './table.ts'
import { isColoured } from './terminal.ts'

describe('a table', () => {
  const columns = [{ title: 'No.', right: true }, { title: 'Name' }]
  const drawing = { width: 20, colour: false }

  it('fits into the terminal, and cuts the widest column between words', () => {
    const cells = [
      ['1', 'A cup with a long name'],
      ['12', 'Short'],
      ['3', 'Dolgoprudnenskaya'],
    ]
    expect(tableLines(cells, columns, drawing).lines).toEqual([
      'No.  Name',
      '  1  A cup with a…',
      ' 12  Short',
      '  3  Dolgoprudnensk…',
    ])
  })

  it('leaves optional columns out before it cuts, and names them', () => {
    const more = [...columns, { title: 'E-mail', optional: 2 }, { title: 'City', optional: 1 }]
    const cells = [['1', 'Anna', 'anna@swim.example', 'Kem']]
    expect(tableLines(cells, more, drawing)).toEqual({
      lines: ['No.  Name  City', '  1  Anna  Kem'],
      leftOut: ['E-mail'],
    })
    expect(tableLines(cells, more, { ...drawing, width: 40 }).leftOut).toEqual([])
  })

  it('counts the columns that characters take', () => {
    const cells = [
      ['1', 'あきこ 선수'],
      ['2', 'Jokinen'],
      ['3', '王小明王小明王小明'],
      ['4', 'Шу\u0301ра'],
    ]
    const three = [...columns, { title: 'City' }]
    const table = tableLines(
      cells.map((row) => [...row, 'Kem']),
      three,
      { width: 22, colour: false },
    )
    expect(table.lines).toEqual([
      'No.  Name         City',
      '  1  あきこ 선수  Kem',
      '  2  Jokinen      Kem',
      '  3  王小明王小…  Kem',
      '  4  Шу\u0301ра         Kem',
    ])
  })

  it('counts letters, not units', () => {
    expect(tableLines([['1', 'Ёлка 🏊']], columns, { ...drawing, width: 12 }).lines[1]).toBe('  1  Ёлка 🏊')
    const family = tableLines([['1', '👨‍👩‍👧 Лена']], columns, { ...drawing, width: 12 })
    expect(family.lines[1]).toBe('  1  👨‍👩‍👧 Лена')
  })
})

describe('a value beside its name', () => {
  it('is broken between words, a longer word on a line of its own', () => {
    expect(folded('Листвянка, берег Байкала', 12)).toEqual(['Листвянка,', 'берег', 'Байкала'])
    expect(folded('see https://swim.example/events now', 10)).toEqual([
      'see',
      'https://swim.example/events',
      'now',
    ])
    expect(folded('№\u00a04 in Kem', 12)).toEqual(['№\u00a04 in Kem'])
    expect(folded('', 12)).toEqual([''])
  })
})

describe('untrusted text', () => {
  it('moves no cursor and turns no text', () => {
    expect(clean('Cup\u001b[2J\u001b]0;title\u0007 of\u202e\u0007 ice\n\u009b2J')).toBe('Cup of  ice  2J')
  })

  it('is the same data in JSON, without characters that a terminal obeys', () => {
    const name = 'Cup\u001b[2J\u009b2J\u202e of ice'
    const json = cleanJson({ name }, 2)
    expect(json).toMatch(/^[\n\u0020-\u007e]*$/)
    expect(JSON.parse(json)).toEqual({ name })
  })
})

describe('colour', () => {
  const [terminal, pipe] = [{ isTTY: true }, {}]

  it.each([
    ['in a terminal', {}, terminal, undefined, true],
    ['in a pipe', {}, pipe, undefined, false],
    ['in a terminal that is dumb', { TERM: 'dumb' }, terminal, undefined, false],
    ['with NO_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, terminal, undefined, false],
    ['with an empty NO_COLOR', { NO_COLOR: '' }, terminal, undefined, true],
    ['with FORCE_COLOR in a pipe', { FORCE_COLOR: '1' }, pipe, undefined, true],
    ['with FORCE_COLOR=0', { FORCE_COLOR: '0' }, terminal, undefined, false],
    ['with --color always and NO_COLOR', { NO_COLOR: '1' }, pipe, 'always', true],
    ['with --color never', { FORCE_COLOR: '1' }, terminal, 'never', false],
    ['with --color auto and FORCE_COLOR in a pipe', { FORCE_COLOR: '1' }, pipe, 'auto', false],
  ] as const)('%s', (_where, env, stream, wish, expected) => {
    expect(isColoured(env, stream, wish)).toBe(expected)
  })
})
