import { expect, it } from 'vitest'
import { secrets } from './secrets.ts'
import { sourceOf } from './source.ts'

const find = (text: string) => secrets([sourceOf('docs/notes.md', text)])

/** Written in parts, so that this file contains no secret. */
it.each([
  ['a private key', ['-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIEowIBAAKCAQEAx1', 'y2']],
  ['a private key', ['-----BEGIN ', 'PRIVATE KEY-----\nMIIEowIBAAKCAQEAx1', 'y2']],
  ['an access key of AWS', ['AKIA', 'IOSFODNN7EXAMPLE']],
  ['a token of GitHub', ['ghp_', 'a'.repeat(36)]],
  ['a token of npm', ['npm_', 'b'.repeat(36)]],
  ['a secret key of YooKassa', ['live_', 'c'.repeat(43)]],
  ['a token of a Telegram bot', ['123456789:', 'AA', 'd'.repeat(33)]],
  ['a signed token (JWT)', ['eyJ', 'e'.repeat(20), '.eyJ', 'f'.repeat(20), '.', 'g'.repeat(43)]],
])('finds %s', (name, parts) => {
  expect(find(`first line\nKEY=${parts.join('')}\n`)).toEqual([
    { path: 'docs/notes.md', line: 2, message: expect.stringContaining(`looks like ${name}:`) },
  ])
})

it.each([
  'YOOKASSA_SECRET_KEY=test_…',
  's3://KEY:SECRET@s3.eu.example/bucket',
  '-----BEGIN PRIVATE KEY-----\n(the body)',
  'sha512-AKIAsmall and ghp_short',
])('allows %j, which describes a secret without one', (text) => {
  expect(find(text)).toEqual([])
})
