import { describe, expect, it } from 'vitest'
import { matchLanguage, parseAcceptLanguage } from './languages.ts'

describe('matchLanguage', () => {
  it.each([
    [['ru-RU', 'en'], 'ru'],
    [['en-GB', 'ru'], 'en'],
    [['fi-FI', 'EN-us', 'ru'], 'en'],
    [['zh_CN', 'ru_RU'], 'ru'],
    [['fi', 'de'], 'ru'],
    [['eng', 'rus'], 'ru'],
    [[], 'ru'],
  ])('of %j is %s', (preferred, language) => {
    expect(matchLanguage(preferred)).toBe(language)
  })
})

describe('parseAcceptLanguage', () => {
  it('sorts the tags by weight and preserves the order of equal ones', () => {
    expect(parseAcceptLanguage('fi, en;q=0.5, ru-RU;q=0.9, ru;q=0.9')).toEqual(['fi', 'ru-RU', 'ru', 'en'])
  })

  it('ignores tags of weight 0, wildcards and malformed tags', () => {
    expect(parseAcceptLanguage('*, en;q=0, ru;q=oops, ,de ;Q=0.1')).toEqual(['de'])
  })

  it('returns no tags without a header', () => {
    expect(parseAcceptLanguage(undefined)).toEqual([])
    expect(parseAcceptLanguage('')).toEqual([])
  })
})
