import { expect, it } from 'vitest'
import { isPublicAddress, publicLookup } from './public-address.ts'

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['push.example.org', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it('a name at a private address is not resolved for a connection', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>()
  publicLookup('localhost', {}, (problem) => resolve(problem))
  expect(String(await promise)).toContain('localhost is at a private address')
})
