import { expect, it } from 'vitest'
import { formOf, settingsIn } from './site-form.ts'

const settings = {
  titles: ['Федерация', 'Карелии'],
  titlesEn: ['Federation'],
  logoLink: null,
  support: 'help@polynya.example',
  season: null,
  timeZone: 'Europe/Moscow',
  currency: 'RUB',
}

it('sends what it was filled with', () => {
  expect(settingsIn(formOf({ ...settings, version: 3 }))).toEqual(settings)
})

it('leaves out empty lines and the spaces around the others', () => {
  const form = { ...formOf({ ...settings, version: 3 }), titles: ' Федерация \n\n Карелии\n' }
  expect(settingsIn(form).titles).toEqual(settings.titles)
})
