/** Rate of sign-ins and refreshes, and the authorization header for other measurements. */

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

/** Authorization header of a signed-in caller. */
export async function bearerOf(program: Program, persona: Persona): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await signIn(program, persona)).accessToken}` }
}

export async function sessions(suite: string, program: Program): Promise<Row[]> {
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
    { suite, name: `sign-ins, ${AT_ONCE} at once`, value: signIns, unit: 'per s' },
    { suite, name: `refreshes, ${AT_ONCE} at once`, value: await rate(chains), unit: 'per s' },
  ]
}

/** Calls per second over concurrent chains. */
async function rate(chains: readonly (() => Promise<unknown>)[]): Promise<number> {
  const startedAt = performance.now()
  const end = startedAt + SECONDS * 1000
  let done = 0
  await Promise.all(
    chains.map(async (next) => {
      while (performance.now() < end) {
        await next()
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - startedAt)
}
