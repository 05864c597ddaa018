import { describe, expect, it } from 'vitest'
import { createNumberFormats } from './number-formats.ts'

const ru = createNumberFormats('ru')
const en = createNumberFormats('en')
const plain = (text: string) => text.replaceAll(/[\xa0\u202f]/g, ' ')

describe('numbers and measures', () => {
  it.each([
    [ru.number(12480), '12 480', en.number(12480), '12,480'],
    [ru.number(-3.5), '−3,5', en.number(-3.5), '−3.5'],
    [ru.metres(1000), '1 000 м', en.metres(1000), '1,000 m'],
    [ru.temperature(1.4), '+1,4 °C', en.temperature(1.4), '+1.4°C'],
    [ru.temperature(-0.26), '−0,3 °C', en.temperature(-0.26), '−0.3°C'],
    [ru.temperature(0), '0 °C', en.temperature(0), '0°C'],
    [ru.hours(5), '5 часов', en.hours(1), '1 hour'],
    [ru.days(21), '21 день', en.days(21), '21 days'],
    [ru.wait(1), '1 секунда', en.wait(59), '59 seconds'],
    [ru.wait(60), '1 минута', en.wait(61), '2 minutes'],
    [ru.wait(3540), '59 минут', en.wait(3541), '1 hour'],
    [ru.wait(3600), '1 час', en.wait(3601), '2 hours'],
    [ru.wait(86_398), '24 часа', en.wait(86_400), '24 hours'],
  ])('%s, %s', (russian, expectedRussian, english, expectedEnglish) => {
    expect(plain(russian)).toBe(expectedRussian)
    expect(plain(english)).toBe(expectedEnglish)
  })

  it('have a no-break space before their units', () => {
    const texts = [
      ru.metres(1000),
      ru.temperature(1.4),
      ru.fileSize(150_000),
      ru.days(5),
      ru.money(150_000, 'RUB'),
    ]
    expect(texts.join('')).not.toContain(' ')
  })
})

describe('money', () => {
  it.each([
    [150_000, 'RUB', '1 500 ₽', '₽1,500'],
    [150_050, 'RUB', '1 500,50 ₽', '₽1,500.50'],
    [-4000, 'EUR', '−40 €', '−€40'],
    [4000, 'JPY', '4 000 ¥', '¥4,000'],
  ])('of %d minor units of %s', (minor, currency, russian, english) => {
    expect(plain(ru.money(minor, currency))).toBe(russian)
    expect(plain(en.money(minor, currency))).toBe(english)
  })
})

describe('coordinates', () => {
  it('name the hemisphere', () => {
    expect(plain(ru.coordinates({ lat: 57.1522, lon: 65.5272 }))).toBe('57,1522° с. ш., 65,5272° в. д.')
    expect(plain(ru.coordinates({ lat: -54.8, lon: -68.3 }))).toBe('54,8000° ю. ш., 68,3000° з. д.')
    expect(plain(en.coordinates({ lat: -54.8, lon: -68.3 }))).toBe('54.8000° S, 68.3000° W')
  })
})

describe('file sizes', () => {
  it.each([
    [0, '0 кБ', '0 kB'],
    [150_000, '150 кБ', '150 kB'],
    [1_000_000, '1 МБ', '1 MB'],
    [1_540_000, '1,5 МБ', '1.5 MB'],
    [20_000_000, '20 МБ', '20 MB'],
    [3_200_000_000_000, '3 200 ГБ', '3,200 GB'],
  ])('of %d bytes', (bytes, russian, english) => {
    expect(plain(ru.fileSize(bytes))).toBe(russian)
    expect(plain(en.fileSize(bytes))).toBe(english)
  })
})
