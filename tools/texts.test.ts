import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONSENT_VERSION } from '../packages/server/src/areas/user/consent.ts'
import { root } from './builds.ts'

it.each([
  ['ru/terms', 'Редакция'],
  ['ru/privacy', 'Редакция'],
  ['en/terms', 'Version'],
  ['en/privacy', 'Version'],
])('%s bears the version that accounts consent to', (name, word) => {
  const text = readFileSync(`${root}/packages/web/src/texts/${name}.md`, 'utf8')
  expect(text).toContain(`${word} ${CONSENT_VERSION}.`)
})
