import { expect, it } from 'vitest'
import { translate } from './catalogues.ts'

const plain = (text: string) => text.replaceAll(/[\xa0\u202f]/g, ' ')
const [ru, en] = [translate('ru'), translate('en')]

it('writes how long a rate limit lasts in hours, minutes or seconds', () => {
  const texts = (seconds: number) => [ru, en].map((t) => plain(t('errors:reasons.rate_limited', { seconds })))
  expect(texts(86_398)).toEqual([
    'Слишком много запросов. До следующей попытки: 24 часа.',
    'Too many requests. Try again in 24 hours.',
  ])
  expect(texts(61)[1]).toBe('Too many requests. Try again in 2 minutes.')
  expect(plain(ru('account:signUp.resendWait', { seconds: 21 }))).toBe('До повторной отправки: 21 секунда')
})

it('does not group the digits of a year among limits, but those of larger numbers', () => {
  const texts = (limit: number) => [ru, en].map((t) => plain(t('errors:fields.too_small', { limit })))
  expect(texts(1950)).toEqual(['Не меньше 1950', 'At least 1950'])
  expect(texts(12_000)).toEqual(['Не меньше 12 000', 'At least 12,000'])
})
