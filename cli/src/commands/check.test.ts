/** The questions of an administrator, from cron. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { failure, forwarded, httpServer } from '../testing/http-server.ts'
import { type Machine, machineForTest, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок вопросов', nameEn: 'Question Cup' }, [
    ['25FR', 'Voprosova'],
    ['25FR', 'Otvetova'],
  ])
})
afterAll(() => here.drop())

const { hold, missing } = goldenOf('check')

interface Finding {
  readonly check: string
  readonly error: string | null
  readonly id: number | null
  readonly name: string | null
}

/** What a check prints; its status says whether that is anything. */
async function check(...args: readonly string[]): Promise<Finding[]> {
  const { status, stdout } = await here.run(['check', ...args, '--json'])
  const found: Finding[] = JSON.parse(stdout)
  hold('check', found)
  expect(status).toBe(found.length > 0 ? 10 : 0)
  return found
}

const enterUnpaid = (lastName: string) =>
  here.json(['entries', 'import', event, '-', '--create-profiles'], {
    input: `distance;gender;lastName;firstName;swimmerGender;birthDate;city\n50BR;0;${lastName};Olga;2;1993-03-03;Тюмень`,
  })

describe('the check of an event', () => {
  it('finds published events without documents, until there is one', async () => {
    expect(await check(event, '--only', 'documents')).toMatchObject([
      { check: 'documents', event: { id: Number(event), nameEn: 'Question Cup' } },
    ])
    const all = await check('--only', 'documents')
    expect(all).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ id: Number(event) }) }),
    )
    const file = join(here.folder, 'rules.pdf')
    await writeFile(file, '%PDF-1.7\n%%EOF\n')
    await here.json(['docs', 'upload', event, file])
    expect(await check(event, '--only', 'documents')).toEqual([])
  })

  it('finds orders that wait for their money', async () => {
    expect(await check(event, '--only', 'unpaidOrders', '--only', 'expiredOrders')).toEqual([])
    await enterUnpaid('Dolgova')
    const [found] = await check(event, '--only', 'unpaidOrders')
    expect(found).toMatchObject({ check: 'unpaidOrders', event: { id: Number(event) } })
    await here.json(['orders', 'mark-paid', String(found?.id), '--reason', 'Cash', '--yes'])
    expect(await check(event, '--only', 'unpaidOrders')).toEqual([])
  })

  it('finds what blocks publishing results', async () => {
    const input = 'distance;gender;lastName;firstName;birthYear;time\n25FR;0;Voprosova;Olga;1993;00:20.50'
    await here.json(['results', 'import', event, '-'], { input })
    expect(await check(event, '--only', 'results')).toEqual([])
    const rule = ['--param', `eventId=${event}`, '--field', 'secondEntry=true']
    await here.json(['api', 'results.setRules', ...rule])
    expect(await check(event, '--only', 'results')).toMatchObject([
      { check: 'results', error: 'second_entry_missing', name: '25FR', count: 1 },
    ])
    const { stdout } = await here.run(['check', event, '--only', 'results', '--lang', 'ru'])
    expect(stdout).toMatch(/результаты: Нет второй записи\t1\t\d+\t25FR\t\d+ Кубок вопросов/)
  })

  it('finds profiles that wait for their owners', async () => {
    const body = {
      ...{ firstName: 'Zhdana', lastName: 'Ozhidaeva', gender: 2, dob: '1990-01-01' },
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' },
      sportRankData: { sportRank: 'none', validFrom: null },
    }
    const input = JSON.stringify(body)
    const { id, iwsaid } = await here.json<{ id: number; iwsaid: string }>(
      ['api', 'swimmers.create', '--body', '-'],
      { input },
    )
    const waiting = expect.objectContaining({ check: 'unconfirmed', id, name: iwsaid })
    expect(await check('--only', 'unconfirmed')).toContainEqual(waiting)
    await here.json(['api', 'swimmers.confirm', '--param', `id=${id}`])
    expect(await check('--only', 'unconfirmed')).not.toContainEqual(waiting)
  })

  it('needs a token with the scopes of reads and of results, or only those of its checks', async () => {
    const cron = await machineForTest()
    const envOf = async (...scopes: readonly string[]) => {
      const flags = scopes.flatMap((scope) => ['--scope', scope])
      const { token } = await here.json<{ token: string }>(['tokens', 'create', 'cron', ...flags])
      return { env: { POLYNYA_TOKEN: token, POLYNYA_URL: inject('server').address } }
    }
    const { status, stderr } = await cron.run(['check'], await envOf('read', 'results'))
    expect({ status, stderr }).toEqual({ status: 10, stderr: '' })
    const reads = await envOf('read')
    expect(await cron.run(['check', event], reads)).toMatchObject({ status: 5 })
    // Whether there is a finding depends on the events of other tests.
    const permitted = await cron.run(['check', '--only', 'documents'], reads)
    expect([0, 10]).toContain(permitted.status)
  })

  it('continues where an event is deleted meanwhile', async () => {
    const url = await httpServer(async (request, response) => {
      const isDeleted = request.url?.endsWith(`/events/list-docs/${event}`)
      const answer = await forwarded(request, inject('server').address)
      const { status, text } = isDeleted ? { status: 404, text: failure(404, 'event_not_found') } : answer
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
    const there = await signedIn(url)
    onTestFinished(there.drop)
    const { status, stdout } = await there.run(['check', event, '--only', 'documents', '--json'])
    expect({ status, stdout: JSON.parse(stdout) }).toEqual({ status: 0, stdout: [] })
  })

  it('is refused for an unknown question or event', async () => {
    const unknown = await here.run(['check', '--only', 'weather'])
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining('documents') })
    expect(await here.run(['check', '999999'])).toMatchObject({ status: 6 })
  })
})

it.runIf(hasPseudoTerminal)('shows its findings in 80 columns', async () => {
  const { status, screen } = await pseudoTerminal(here)(['check', event])
  expect(status).toBe(10)
  expect(screen.join('\n')).toMatch(/results: No second entry .* 25FR +\d+ Question Cup/)
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
