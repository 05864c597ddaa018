import { translate } from '@polynya/i18n/catalogues'
import { ApiError } from '@polynya/sdk/light'
import { expect, it } from 'vitest'
import { failureText } from './failure-text.ts'

it.each([
  ['network', 'No server connection', 'Network connection error. Check your connection.'],
  ['timeout', 'No server connection', 'Connection error, please retry later'],
  ['http', 'Internal Server Error', 'Something went wrong on the server. Please retry later.'],
] as const)('tells a failure of the kind %s from the others', (kind, title, advice) => {
  const error = new ApiError({ kind, endpoint: 'site.get' })
  expect(failureText(error, { t: translate('en') })).toMatchObject({ title, advice })
})
