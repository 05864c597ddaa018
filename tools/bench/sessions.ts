/** Signing in and refreshing: how many a second, and a header for other measurements. */

import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS, type Persona } from '@polynya/testkit/federation'
import type { Program } from './programs.ts'
import type { Row } from './report.ts'

const SECONDS = 4
const AT_ONCE = 4

const clientOf = ({ address }: Program) =>
  createClient({ baseUrl: `${address}/api/v1`, store: memoryStore() })

const signIn = (program: Program, { email, password }: Persona) =>
  clientOf(program).user.authenticate({ body: { username: email, password } })

/** The header of a signed-in call. */
export async function bearerOf(program: Program, persona: Persona): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await signIn(program, persona)).accessToken}` }
}

export async function sessions(road: string, program: Program): Promise<Row[]> {
  const people = Object.values(PERSONAS).slice(0, AT_ONCE)
  const signIns = await rate(people.map((persona) => () => signIn(program, persona)))
  const client = clientOf(program)
  const chains = await Promise.all(
    people.map(async (persona) => {
      let tokens = await signIn(program, persona)
      return async () => {
        const body = { username: persona.email, refreshToken: tokens.refreshToken }
        tokens = await client.user.refreshAccessToken({ body })
      }
    }),
  )
  return [
    { road, name: `sign-ins, ${AT_ONCE} at once`, value: signIns, unit: 'per s' },
    { road, name: `refreshes, ${AT_ONCE} at once`, value: await rate(chains), unit: 'per s' },
  ]
}

/** How many a second, each in a chain of its own. */
async function rate(chains: readonly (() => Promise<unknown>)[]): Promise<number> {
  const begun = performance.now()
  const end = begun + SECONDS * 1000
  let done = 0
  await Promise.all(
    chains.map(async (next) => {
      while (performance.now() < end) {
        await next()
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - begun)
}
