/** Coupons, money and messages of an event from the terminal. */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { competitionOf } from '../testing/competition.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { printedTable } from '../testing/printed-table.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let event: string
let message: readonly string[]
beforeAll(async () => {
  here = await signedIn()
  event = await competitionOf(here, { name: 'Кубок казны', nameEn: 'Treasury Cup' }, [
    ['25FR', 'Kaznova'],
    ['50BR', 'Groshina'],
  ])
  const [ru, en] = [join(here.folder, 'ru.txt'), join(here.folder, 'en.txt')]
  await writeFile(ru, 'Парковка закрыта.\n')
  await writeFile(en, 'The car park is closed.\n')
  message = [
    ...['--subject-ru', 'Парковка', '--text-ru', ru],
    ...['--subject-en', 'Parking', '--text-en', en],
  ]
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('sales')

describe('coupons', () => {
  const list = () => json<{ code: string }[]>(here, ['coupons list', event])

  it('are added with the same terms, listed and deleted', async () => {
    expect(await list()).toEqual([])
    const terms = ['--percent', '50', '--max-uses', '3', '--once-per-account']
    const added = await json(here, ['coupons add', event, '-', ...terms], { input: 'HALF-1\nHALF-2\n' })
    expect(added).toMatchObject([
      { code: 'HALF-1', kind: 'percent', value: 50, maxUses: 3, used: 0, oncePerAccount: true },
      { code: 'HALF-2' },
    ])
    const fixed = ['--amount', '300,50', '--until', '2027-01-15']
    expect(await json(here, ['coupons add', event, 'FIXED', ...fixed])).toMatchObject([
      { code: 'FIXED', kind: 'amount', value: 300.5, until: '2027-01-15' },
    ])
    expect((await list()).map(({ code }) => code).sort()).toEqual(['FIXED', 'HALF-1', 'HALF-2'])
    const left = await json(here, ['coupons delete', event, 'HALF-1', 'FIXED', '--yes'])
    expect(left).toMatchObject([{ code: 'HALF-2' }])
  })

  it('of commands that run at once are all there, or refused as stale', async () => {
    const codes = Array.from({ length: 4 }, (_, index) => `ATONCE-${index}`)
    const runs = await Promise.all(
      codes.map((code) => here.run(['coupons', 'add', event, code, '--percent', '10'])),
    )
    expect(runs.every(({ status }) => status === 0 || status === 7)).toBe(true)
    const stored = (await list()).map(({ code }) => code).filter((code) => codes.includes(code))
    expect(stored.toSorted()).toEqual(codes.filter((_, index) => runs[index]?.status === 0))
    await json(here, ['coupons delete', event, ...stored, '--yes'])
  })

  it('need a discount, an unknown code is not found, and a dry run adds none', async () => {
    const without = await here.run(['coupons', 'add', event, 'NOTHING'])
    expect(without).toMatchObject({ status: 2, stderr: expect.stringContaining('--percent or --amount') })
    const wrong = await here.run(['coupons', 'add', event, 'NOTHING', '--amount', 'many'])
    expect(wrong).toMatchObject({ status: 2 })
    expect(await here.run(['coupons', 'delete', event, 'NOTHING', '--yes'])).toMatchObject({ status: 6 })
    const taken = await here.run(['coupons', 'add', event, 'HALF-2', '--percent', '10'])
    expect(taken).toMatchObject({ status: 7 })
    const planned = await here.json(['coupons', 'add', event, 'LATER', '--percent', '10', '--dry-run'])
    expect(planned).toMatchObject({ steps: [{ action: 'add', what: 'LATER' }] })
    expect((await list()).map(({ code }) => code)).toEqual(['HALF-2'])
  })
})

describe('the money of an event', () => {
  it('is reported by currency and exported as a table', async () => {
    expect(await json(here, ['money report', event])).toMatchObject({
      currencies: [{ currency: 'RUB', received: 2000, refunded: 0, net: 2000, unpaid: { orders: 0 } }],
    })
    const { stdout } = await here.run(['money', 'report', event])
    expect(stdout).toMatch(/Total +2000\.00 +0\.00 +2000\.00/)
    const csv = await here.run(['money', 'export', event, '--in', 'en'])
    const rows = printedTable(csv.stdout, ',', ['Received', 'Refunded', 'Net'])
    expect(rows).toContainEqual(expect.objectContaining({ Line: 'Total', Received: '2000.00' }))
    const path = join(here.folder, 'money.xlsx')
    await here.run(['money', 'export', event, '--format', 'xlsx', '-o', path])
    expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')
    expect(await here.run(['money', 'export', event, '--format', 'xlsx'])).toMatchObject({ status: 2 })
    expect(await here.run(['money', 'report', '999999'])).toMatchObject({ status: 6 })
  })
})

describe('a message to entrants', () => {
  it('is previewed in both languages, for those of a distance', async () => {
    const preview = await json(here, ['messages preview', event, ...message, '--distance', '50BR'])
    expect(preview).toMatchObject({
      swimmers: 1,
      letters: { en: { subject: expect.stringContaining('Parking') } },
    })
    const { stdout } = await here.run(['messages', 'preview', event, ...message])
    expect(stdout).toMatch(/^E-mails: \d+, swimmers: 2\n/)
    expect(stdout).toContain('Парковка закрыта.')
    const half = await here.run(['messages', 'preview', event, ...message.slice(0, 4)])
    expect(half).toMatchObject({ status: 2, stderr: expect.stringContaining('--subject-en') })
    const elsewhere = ['messages', 'preview', event, ...message, '--distance', '100FR']
    expect(await here.run(elsewhere)).toMatchObject({ status: 6 })
  })

  it('is sent once, after a question', async () => {
    expect(await here.run(['messages', 'send', event, ...message])).toMatchObject({ status: 2 })
    const planned = await here.json(['messages', 'send', event, ...message, '--dry-run'])
    expect(planned).toMatchObject({ steps: [{ action: 'send', recipients: 1 }] })
    expect(await json(here, ['messages list', event])).toEqual([])
    const sent = await json(here, ['messages send', event, ...message, '--yes'])
    expect(sent).toMatchObject({ subjectEn: 'Parking', recipients: 1 })
    expect(await json(here, ['messages list', event])).toMatchObject([{ subjectRu: 'Парковка' }])
    const none = ['messages', 'send', event, ...message, '--club', 'Nobody', '--yes']
    expect(await here.run(none)).toMatchObject({ status: 7 })
  })

  it.runIf(hasPseudoTerminal)('shows whom it reaches before it is sent', async () => {
    const run = await pseudoTerminal(here)(['messages', 'send', event, ...message], [[/\[y\/N\]/, 'n\r']])
    expect(run.status).toBe(130)
    expect(run.screens[0]?.join(' ')).toMatch(/Send “Parking”\? E-mails: 1, swimmers: 2/)
  })
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
