/** Public reads while accounts write, compared with the same reads while nothing is written. */

import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS, type Persona } from '@polynya/testkit/federation'
import type { Program } from './programs.ts'
import { READS, rate } from './public-reads.ts'
import { median, type Row } from './report.ts'

const ROUNDS = 3
const SECONDS = 3
const WRITES_PER_SECOND = 10

export type Write = (turn: number) => Promise<unknown>

export async function readsWhileWriting(suite: string, program: Program): Promise<Row[]> {
  const account = await signedIn(program, PERSONAS.guardian)
  const administrator = await signedIn(program, PERSONAS.superAdministrator)
  const { id } = await administrator.events.get({ params: { id: 1 } })
  const [swimmer] = (await account.swimmers.my({})).swimmers
  const language = changingLanguage(account)
  const event: Write = (turn) =>
    administrator.events.update({ params: { id }, body: { url: `https://example.org/${turn}` } })
  const profile: Write = (turn) => {
    const swimmerInfo = { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень', about: `Turn ${turn}` }
    return account.swimmers.update({ params: { id: swimmer?.id ?? 0 }, body: { swimmerInfo } })
  }
  const rows: Row[] = []
  for (const path of READS) {
    const url = program.address + path
    rows.push(await compared(suite, `${path}, with unrelated writes`, { url, write: language, atLeast: 0.8 }))
    const write = path.includes('swimmers') ? profile : event
    if (path.endsWith('/site')) continue
    rows.push(await compared(suite, `${path}, with writes to what is read`, { url, write, atLeast: 0.3 }))
  }
  return rows
}

/** Writes that no public read shows. */
export function changingLanguage({ user }: Awaited<ReturnType<typeof signedIn>>): Write {
  return (turn) => user.updateSettings({ body: { language: turn % 2 ? 'ru' : 'en' } })
}

export async function signedIn({ address }: Program, { email, password }: Persona) {
  const client = createClient({ baseUrl: `${address}/api/v1`, store: memoryStore() })
  client.session.signIn(await client.user.authenticate({ body: { username: email, password } }))
  return client
}

/** Alternates both, so that background load affects them equally. */
export async function compared(
  suite: string,
  name: string,
  { url, write, atLeast }: { readonly url: string; readonly write: Write; readonly atLeast: number },
): Promise<Row> {
  const rounds: number[] = []
  await rate(url, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = await rate(url, SECONDS)
    const stop = writing(write)
    const busy = await rate(url, SECONDS)
    await stop()
    rounds.push(busy / calm)
  }
  return { suite, name, value: median(rounds), unit: '×', goal: { atLeast } }
}

/** Writes at a steady rate until the returned function is called, which fails if a write did. */
function writing(write: Write): () => Promise<void> {
  const writes: Promise<unknown>[] = []
  const timer = setInterval(() => writes.push(write(writes.length)), 1000 / WRITES_PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(writes)
  }
}
