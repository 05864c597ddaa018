import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { expect, it } from 'vitest'
import { notificationCentre } from '../../infrastructure/notifications/notifications.ts'
import { watchUpdates } from './watch-updates.ts'

const words = () => ({ language: 'ru', t: translate('ru'), formats: createFormats('ru') }) as const

/** Titles of the notifications after a lazy-loaded file of the app has failed. */
function titlesAfter(payload: Error) {
  const notifications = notificationCentre(words, { set: () => 0, clear: () => undefined })
  const end = watchUpdates({ notifications }, window)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  end()
  return notifications.shown.get().map(({ say }) => say(words().t).title)
}

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/b-1234567.js'),
  new TypeError('error loading dynamically imported module: https://a.example/assets/b-1234567.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for https://a.example/assets/b-1234567.css'),
])('announces a new version after $message', (failure) => {
  expect(titlesAfter(failure)).toEqual(['Новая версия'])
})

it.each([
  new RangeError('Invalid language tag: en-US@posix'),
  new TypeError("Cannot read properties of undefined (reading 'x')"),
])('announces nothing after an error in the code of a file: $message', (failure) => {
  expect(titlesAfter(failure)).toEqual([])
})
