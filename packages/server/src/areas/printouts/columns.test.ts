import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { createPlaces } from '@polynya/i18n/server'
import { expect, it } from 'vitest'
import { columnOf } from './columns.ts'
import type { Reading } from './reading.ts'

const READING: Reading = {
  ...{ language: 'en', t: translate('en'), formats: createFormats('en'), places: createPlaces() },
}

it.each([
  ['points', 'right'],
  ['gold', 'right'],
  ['entered', 'right'],
  ['price', 'right'],
  ['name', undefined],
  ['finalTime', undefined],
] as const)('the cells of the column %s are aligned: %s', (name, align) => {
  expect(columnOf(name, READING).align).toBe(align)
})
