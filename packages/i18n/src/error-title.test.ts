import { describe, expect, it } from 'vitest'
import { translate } from './catalogues.ts'
import { errorTitle } from './error-title.ts'

describe('errorTitle', () => {
  const t = translate('en')

  it.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [405, 'Method Not Allowed'],
    [500, 'Internal Server Error'],
    [418, 'Error'],
  ])('of %d is %s', (code, title) => {
    expect(t(`errors:titles.${errorTitle(code)}`)).toBe(title)
  })
})
