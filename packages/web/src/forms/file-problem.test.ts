import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { expect, it } from 'vitest'
import { fileProblem, typesText } from './file-problem.ts'

const words = { t: translate('en'), formats: createFormats('en') }
const rules = { types: ['jpg', 'png'], maxBytes: 1_000_000 } as const

it.each([
  ['photo.jpg', 1_000_000, null],
  ['photo.JPEG', 10, null],
  ['photo.png', 1_000_001, 'The file is larger than 1\xa0MB'],
  ['photo.heic', 10, 'Choose a JPG, PNG file'],
  ['photo', 10, 'Choose a JPG, PNG file'],
])('%s of %i bytes', (name, size, problem) => {
  expect(fileProblem({ name, size }, rules, words)).toBe(problem)
})

it('names types as people do', () => {
  expect(typesText(['pdf', 'jpg'])).toBe('PDF, JPG')
})
