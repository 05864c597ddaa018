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
  it('orders the tags by weight and keeps the order of equal ones', () => {
    expect(parseAcceptLanguage('fi, en;q=0.5, ru-RU;q=0.9, ru;q=0.9')).toEqual(['fi', 'ru-RU', 'ru', 'en'])
  })

  it('leaves out what is not wanted, wildcards and rubbish', () => {
    expect(parseAcceptLanguage('*, en;q=0, ru;q=oops, ,de ;Q=0.1')).toEqual(['de'])
  })

  it('finds nothing where there is no header', () => {
    expect(parseAcceptLanguage(undefined)).toEqual([])
    expect(parseAcceptLanguage('')).toEqual([])
  })
})
