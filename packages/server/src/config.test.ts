import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:8080',
      smtpUrl: null,
      demo: null,
    })
  })

  it('takes what it is given, an empty variable like none', () => {
    const config = readConfig({ PORT: '0', PUBLIC_URL: 'https://swim.example/', DEMO: '1', SMTP_URL: '' })
    expect(config).toMatchObject({ port: 0, publicUrl: 'https://swim.example', demo: true, smtpUrl: null })
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['HOST', 'my host'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['PUBLIC_URL', 'swim.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['FILES_URL', 'https://bucket'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['MIN_FREE_MB', '-1'],
  ])('says which value is wrong and what it must be: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value}: must be`)
  })

  it('says everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT.*\nDEMO/)
  })
})
