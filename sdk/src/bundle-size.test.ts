/** Programs as consumers write them, bundled: what a page loads. */

import { routes } from '@polynya/contract/routes'
import { expect, test } from 'vitest'
import { bundleOf } from './testing/bundle.ts'

const KB = 1000

const whole = (entry: string) => `
import { createClient, isApiError } from '${entry}'
const client = createClient({ baseUrl: '/api/v1' })
try { console.log(await client.events.list({ query: { page: 2 } })) }
catch (error) { if (isApiError(error)) console.log(error.reason) }`

const ofGroup = (group: string) => `
import { browserStore, createClient, isApiError, ${group} } from '@polynya/sdk/groups'
const client = createClient({ baseUrl: '/api/v1', store: browserStore(), groups: { ${group} } })
console.log(client.${group}, isApiError)`

/** The paths of a group's calls that a bundle holds. */
const pathsIn = (code: string, group: keyof typeof routes) =>
  pathsOf(group).filter((path) => code.includes(`\`${path}\``) || code.includes(`"${path}"`))

const pathsOf = (group: keyof typeof routes) => Object.values(routes[group]).map(({ path }) => path)

const GROUPS = Object.keys(routes) as (keyof typeof routes)[]
/** Every client renews its tokens and signs out by calls of this group. */
const OF_EVERY_CLIENT = 'user'

test('a program of the whole client loads at most 16 kB before its first call, without a schema', async () => {
  const { initialBytes, allBytes, code } = await bundleOf(whole('@polynya/sdk'))
  expect(initialBytes).toBeLessThanOrEqual(16 * KB)
  expect(initialBytes).toBeLessThan(allBytes / 2)
  for (const group of GROUPS) expect(pathsIn(code, group)).toEqual(pathsOf(group))
})

test('a program of the whole light client has at most 12 kB in all', async () => {
  const { initialBytes, allBytes } = await bundleOf(whole('@polynya/sdk/light'))
  expect(allBytes).toBe(initialBytes)
  expect(allBytes).toBeLessThanOrEqual(12 * KB)
})

test.each(GROUPS)(
  'a program of the group %s has at most 9.5 kB in all, and no other group',
  async (group) => {
    const { allBytes, code } = await bundleOf(ofGroup(group))
    expect(allBytes).toBeLessThanOrEqual(9.5 * KB)
    expect(pathsIn(code, group)).toEqual(pathsOf(group))
    const others = GROUPS.filter((name) => name !== group && name !== OF_EVERY_CLIENT)
    expect(others.flatMap((name) => pathsIn(code, name))).toEqual([])
  },
)
