import { Credentials, NewPassword, SignUp } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { fieldErrorText } from '../api/field-error-text.ts'
import { repeatIssues } from './repeated-password.ts'
import { errorsOf, fieldsIn, fieldsWithErrors, inputOf, resolverFor, type Schema } from './validation.ts'

const words = { language: 'ru', t: translate('ru'), formats: createFormats('ru') } as const
const check = (schema: Schema<FieldValues>, values: Record<string, unknown>, more = {}) =>
  resolverFor({ schema, ...more })(values, undefined, { fields: {}, shouldUseNativeValidation: false })

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

  it('sends what its values are made into, and checks what it alone knows', async () => {
    const password = 'winter-water'
    const rules = {
      toInput: ({ password: given }: FieldValues) => ({ token: 't'.repeat(43), password: given }),
      check: (values: FieldValues) =>
        repeatIssues(values.password, { repeatPassword: values.repeatPassword }),
    }
    const same = await check(NewPassword, { password, repeatPassword: password }, rules)
    expect(same).toEqual({ values: { token: 't'.repeat(43), password }, errors: {} })
    const other = await check(NewPassword, { password, repeatPassword: 'x' }, rules)
    expect(other.errors).toEqual({ repeatPassword: { type: 'passwords_differ' } })
    const none = await check(NewPassword, { password, repeatPassword: '' }, rules)
    expect(none.errors).toEqual({ repeatPassword: { type: 'required' } })
  })
})

describe('an error of the server', () => {
  it('is shown beside its field like a client-side one, one error per field', () => {
    const errors = errorsOf([
      { path: 'email', reason: 'not_an_email' },
      { path: 'email', reason: 'too_long', limit: 254 },
    ])
    expect(errors).toEqual({ email: { type: 'not_an_email' } })
  })

  it('about one of several choices is shown beside all of them', () => {
    expect(errorsOf([{ path: 'scopes.1', reason: 'not_allowed' }])).toEqual({
      scopes: { type: 'not_allowed' },
    })
  })

  it('about a field of a row is shown beside that field', () => {
    const fields = ['rows.0.name', 'rows.1.name', 'rows.1.places.0.code', 'coord.lat']
    const errors = errorsOf([
      { path: 'rows.1.places.0.code', reason: 'required' },
      { path: 'coord.lat', reason: 'too_large', limit: 90 },
    ])
    expect(fieldsWithErrors(fields, errors)).toEqual(['rows.1.places.0.code', 'coord.lat'])
    const rows = [{ name: '' }, { name: '', places: [{ code: '' }] }]
    expect(fieldsIn({ rows, coord: { lat: '' } })).toEqual(expect.arrayContaining(fields))
  })
})
