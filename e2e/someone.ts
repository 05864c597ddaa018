/** A test's own account, created through the API. */

import { randomUUID } from 'node:crypto'
import type { Tokens } from '@polynya/contract'
import { type Client, createClient, memoryStore } from '@polynya/sdk'
import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { linkMailedTo } from './outbox.ts'

export interface Someone {
  readonly email: string
  readonly password: string
  /** Signed in independently of any browser. */
  readonly client: Client
}

export const newEmail = () => `${randomUUID()}@journey.polynya.example`

const aClient = () => createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })

/** Signs up an account without activating it. */
export async function newcomer(): Promise<Someone> {
  const someone = { email: newEmail(), password: 'winter-water', client: aClient() }
  const names = { firstName: 'Анна', lastName: 'Полыньева' }
  const { email, password } = someone
  await someone.client.user.signup({ body: { email, password, ...names, language: 'ru', consent: true } })
  return someone
}

/** Creates an active account. */
export async function someone(): Promise<Someone> {
  const made = await newcomer()
  const { searchParams } = new URL(await linkMailedTo(made.email), inject('address'))
  const body = { token: searchParams.get('token') ?? '' }
  made.client.session.signIn(await made.client.user.setEmailVerified({ body }))
  return made
}

type Credentials = Pick<Someone, 'email' | 'password'>

export const tokensOf = ({ email, password }: Credentials): Promise<Tokens> =>
  aClient().user.authenticate({ body: { username: email, password } })

/** Signs a browser in before its first page only. */
export async function signInto(context: BrowserContext, credentials: Credentials) {
  const tokens = await tokensOf(credentials)
  await context.addInitScript((given) => {
    if (localStorage.getItem('signedInOnce')) return
    localStorage.setItem('signedInOnce', 'yes')
    localStorage.setItem('accessToken', given.accessToken)
    localStorage.setItem('refreshToken', given.refreshToken)
  }, tokens)
}
