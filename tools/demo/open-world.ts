/** Installation for the stories: the real rules behind the SDK, without a network and rate limits. */

import { createClient, memoryStore } from '@polynya/sdk'
import { buildApp, firstAdministratorLink, type Server } from '@polynya/server'
import { PERSONAS, type World } from '@polynya/testkit/federation'
import { logger } from '../../packages/server/src/log.ts'
import { mailer } from '../../packages/server/src/mail/mailer.ts'
import { injectFetch } from './inject-fetch.ts'

export type Deps = Server['deps']

export interface OpenWorld {
  readonly world: World
  /** Fetches any path of the installation. */
  readonly fetch: typeof fetch
  close(): Promise<void>
}

const NO_LIMITS: Deps['limits'] = { take: async () => undefined, takeHere: () => undefined }

/** Opens a new installation and activates its first super administrator. */
export async function openWorld(deps: Deps, say?: (line: string) => void): Promise<OpenWorld> {
  const { superAdministrator } = PERSONAS
  const log = logger({ ...deps.config, logLevel: 'error' })
  const { clock, at } = movableClock(deps.clock)
  // Closing the app of the demo must not end the streams of the server, which uses the same feeds.
  const live = { ...deps.live, stop: () => undefined }
  const app = buildApp({ ...deps, live, clock, limits: NO_LIMITS, mailer: mailer(clock, null) }, log)
  await app.ready()
  const fetch = injectFetch(app)
  const client = { baseUrl: 'http://polynya.example/api/v1', fetch }
  const as: World['as'] = (tokens) => createClient({ ...client, store: memoryStore(tokens) })
  const visitor = createClient(client)

  const { email, password, firstName, lastName } = superAdministrator
  const token = secretIn((await firstAdministratorLink(deps)) ?? '')
  const superAdmin = as(await visitor.user.reset({ body: { token, email, password } }))
  await superAdmin.user.updateSettings({ body: { firstName, lastName, language: 'ru' } })

  const world: World = {
    now: deps.clock.now(),
    visitor,
    superAdmin,
    as,
    async mailToken(address) {
      // From the database: the API masks the secrets of mails.
      const mail = await deps.db
        .selectFrom('mail')
        .where('to', '=', address)
        .select('text')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return secretIn(mail?.text ?? '')
    },
    at,
    ...(deps.gateways.sandbox && { choose: choosingBy(fetch) }),
    ...(say && { say }),
  }
  return { world, fetch, close: () => app.close() }
}

const choosingBy =
  (fetch: OpenWorld['fetch']): NonNullable<World['choose']> =>
  async (confirmationUrl, choice) => {
    const { pathname } = new URL(confirmationUrl)
    const body = new URLSearchParams({ choice })
    await fetch(`http://polynya.example${pathname}`, { method: 'POST', body })
  }

/** A clock that a part of a story can set. */
function movableClock(real: Deps['clock']) {
  let aheadMs = 0
  const clock = { now: () => new Date(real.now().getTime() + aheadMs) }
  const at: World['at'] = async (instant, part) => {
    aheadMs = instant.getTime() - real.now().getTime()
    try {
      return await part()
    } finally {
      aheadMs = 0
    }
  }
  return { clock, at }
}

function secretIn(text: string): string {
  const [, secret] = /[?&](?:token|confirm)=([\w-]+)/.exec(text) ?? []
  if (!secret) throw new Error('There is no link where one was expected: is the installation new?')
  return secret
}
