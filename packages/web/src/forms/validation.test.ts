import { Credentials, SignUp } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { errorsOf, fieldErrorText, inputOf, resolverFor } from './validation.ts'

const words = { language: 'ru', t: translate('ru'), formats: createFormats('ru') } as const
const check = (schema: Parameters<typeof resolverFor>[0], values: Record<string, unknown>) =>
  resolverFor(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('a form', () => {
  it('is good where the contract says so', async () => {
    const values = { username: 'anna@example.org', password: 'x' }
    expect(await check(Credentials, values)).toEqual({ values, errors: {} })
  })

  it('takes an empty field for one that is left out', async () => {
    expect(inputOf({ username: '', password: 'x' })).toEqual({ password: 'x' })
    const { errors } = await check(Credentials, { username: '', password: '' })
    expect(errors).toEqual({ username: { type: 'required' }, password: { type: 'required' } })
  })

  it('tells the limit that a value breaks', async () => {
    const { errors } = await check(SignUp, { email: 'anna@example.org', password: 'short' })
    expect(errors.password).toEqual({ type: 'too_short', message: '8' })
    const error = errors.password as { type: string; message: string }
    expect(fieldErrorText(error, words)).toContain('8')
  })
})

describe('an error of the server', () => {
  it('stands beside its field like one of the form, the first of each field', () => {
    const errors = errorsOf([
      { path: 'email', reason: 'not_an_email' },
      { path: 'email', reason: 'too_long', limit: 254 },
    ])
    expect(errors).toEqual({ email: { type: 'not_an_email' } })
  })
})
