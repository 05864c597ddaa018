import { routes } from '@polynya/contract/routes'
import { expect, test } from 'vitest'
import { gzippedBytes } from './testing/bundle.ts'

const KB = 1024

test('the light client takes at most 7.5 KB without the table that grows with the API', async () => {
  const code = "export { createClient } from './light.ts'"
  expect(await gzippedBytes(code, { withoutTable: true })).toBeLessThanOrEqual(7.5 * KB)
})

test('all that a first page takes of the light client takes at most 7.75 KB and at most 16 bytes more for each call', async () => {
  const code = "export { browserStore, createClient, isApiError } from './light.ts'"
  const own = await gzippedBytes(code, { withoutTable: true })
  expect(own).toBeLessThanOrEqual(7.75 * KB)
  const calls = Object.values(routes).flatMap((group) => Object.keys(group)).length
  expect(await gzippedBytes(code)).toBeLessThanOrEqual(own + 16 * calls)
})

test('the schemas of every answer add at most 140 bytes for each call', async () => {
  const calls = Object.values(routes).flatMap((group) => Object.keys(group)).length
  const code = "export { createClient } from './index.ts'"
  expect(await gzippedBytes(code)).toBeLessThanOrEqual(7 * KB + 140 * calls)
})

test('the light client brings no schemas along', async () => {
  const withSchemas = await gzippedBytes("export { createClient } from './index.ts'")
  const light = await gzippedBytes("export { createClient } from './light.ts'")
  expect(light).toBeLessThan(withSchemas / 2)
})
