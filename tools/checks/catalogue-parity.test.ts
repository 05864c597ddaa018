import { describe, expect, it } from 'vitest'
import { type Catalogue, catalogueParity } from './catalogue-parity.ts'

const check = (ru: Catalogue, en: Catalogue) => catalogueParity({ ru, en })
const RU = { path: 'packages/i18n/src/ru', line: 1 }
const EN = { path: 'packages/i18n/src/en', line: 1 }

describe('Catalogue parity', () => {
  it('accepts catalogues with equal keys, plural forms and placeholders', () => {
    const ru = {
      home: { title: 'Календарь', hello: 'Здравствуйте, {{name}}' },
      swimmers_one: '{{count}} пловец',
      swimmers_few: '{{count}} пловца',
      swimmers_many: '{{count}} пловцов',
      reasons: { too_many: 'Слишком много', one_of_many: 'Один из многих' },
    }
    const en = {
      home: { title: 'Calendar', hello: 'Hello, {{ name }}' },
      swimmers_zero: 'nobody',
      swimmers_one: 'one swimmer',
      swimmers_other: '{{count}} swimmers',
      reasons: { too_many: 'Too many', one_of_many: 'One of many' },
    }
    expect(check(ru, en)).toEqual([])
    expect(check({ ...ru, swimmers_other: '{{count}} пловца' }, en)).toEqual([])
  })

  it('requires the same keys', () => {
    expect(check({ a: { b: 'б', c: 'в' } }, { a: { b: 'b' }, d: 'd' })).toEqual([
      { ...RU, message: 'd is missing: write it in ru too' },
      { ...EN, message: 'a.c is missing: write it in en too' },
    ])
  })

  it('requires a text for every key', () => {
    expect(check({ a: 'а' }, { a: ' ' })).toEqual([{ ...EN, message: 'a is empty: write its text' }])
  })

  it('requires every plural form of the language', () => {
    expect(check({ n_one: 'один', n_many: 'много' }, { n_one: 'one', n_other: 'more' })).toEqual([
      { ...RU, message: 'n_few is missing: ru counts so' },
    ])
    expect(check({ n_one: 'а', n_few: 'б', n_many: 'в' }, { n_one: 'one' })).toEqual([
      { ...EN, message: 'n_other is missing: en counts so' },
    ])
    expect(check({}, { n_one: 'one', n_other: 'more' })).toHaveLength(3)
    expect(check({ n_few: 'а', n_many: 'б' }, { n_other: 'more' })).toEqual([
      { ...RU, message: 'n_one is missing: ru counts so' },
      { ...EN, message: 'n_one is missing: en counts so' },
    ])
  })

  it('rejects plural forms that the language does not have', () => {
    const ru = { n_one: 'а', n_few: 'б', n_many: 'в' }
    expect(check(ru, { n_one: 'one', n_few: 'few', n_other: 'more' })).toEqual([
      { ...EN, message: 'n_few is never shown: en has no such form' },
    ])
  })

  it('requires the same placeholders', () => {
    expect(check({ a: '{{first}} и {{last}}' }, { a: '{{first}} and {{name}}' })).toEqual([
      { ...EN, message: 'a holds {{first}} {{name}} but {{first}} {{last}} elsewhere' },
    ])
    expect(check({ a: 'Всего' }, { a: 'Total {{count}}' })).toHaveLength(1)
  })

  it('allows a plural form to omit the count', () => {
    const ru = {
      n_one: 'день до {{name}}',
      n_few: '{{count}} дня до {{name}}',
      n_many: '{{count}} дней до {{name}}',
    }
    expect(check(ru, { n_one: 'a day to {{name}}', n_other: '{{count}} days to {{name}}' })).toEqual([])
    expect(check(ru, { n_one: 'a day', n_other: '{{count}} days to {{name}}' })).toEqual([
      { ...EN, message: 'n_one holds nothing but {{name}} elsewhere' },
    ])
  })
})
