/** Bank statements, settled by the process against a real server. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { dos, windows1251 } from '../testing/code-pages.ts'
import { goldenOf } from '../testing/golden.ts'
import { forwarded, httpServer } from '../testing/http-server.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'
import { sales } from '../testing/sale.ts'
import { script } from '../testing/script.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('settle')
const { aSale, aSwimmer, anOrder } = sales()

async function fileOf(name: string, bytes: Buffer | string) {
  const path = join(here.folder, name)
  await writeFile(path, bytes)
  return path
}

const stateOf = async (id: number) =>
  (await here.json<{ status: string }>(['orders', 'show', String(id)])).status

interface Settled {
  readonly payments: readonly { readonly outcome: string; readonly orders: readonly number[] }[]
  readonly job: { readonly done: number; readonly skipped: number; readonly failed: number } | null
}

const outcomesOf = ({ payments }: Settled) => payments.map(({ outcome, orders }) => [outcome, orders])

/** Three unpaid orders of one swimmer: of one, of two and of one distance. */
async function threeOrders(lastName: string) {
  const swimmerId = await aSwimmer(lastName)
  const orders: number[] = []
  const sales: number[] = []
  for (const count of [1, 2, 1]) {
    const sale = await aSale()
    sales.push(sale.id)
    orders.push(await anOrder(swimmerId, sale, sale.distances.slice(0, count)))
  }
  const [one = 0, two = 0, three = 0] = orders
  return { one, two, three, sales }
}

describe('a table in the code page of Windows', () => {
  it('is compared with orders first, then marks those that it pays, once', async () => {
    const { one, two, three } = await threeOrders('Vypiskina')
    const csv = [
      'Выписка операций по счету 40703810000000000001',
      'Дата операции;№ документа;Сумма по дебету;Сумма по кредиту;Плательщик;Назначение платежа',
      `20.11.2026;17;;1 000,00;ПЕТРОВ ПЕТР;Оплата заказа № ${one}, НДС нет`,
      `20.11.2026;18;;1 500,00;ПЕТРОВ ПЕТР;Заказ № ${two}`,
      '20.11.2026;19;;1 000,00;ВЫПИСКИНА АННА;Стартовый взнос',
      '20.11.2026;20;;777,00;НЕИЗВЕСТНЫЙ;Заказ № 999999999',
      '20.11.2026;21;300,00;;БАНК;Комиссия',
    ]
    const file = await fileOf('statement.csv', windows1251(csv.join('\r\n')))
    const compared = [
      ['exact', [one]],
      ['amountDiffers', [two]],
      ['byName', [three]],
      ['unknown', []],
    ]
    const look = await here.run(['orders', 'settle', file, '--dry-run', '--json'])
    expect(look.status).toBe(3)
    expect(outcomesOf(JSON.parse(look.stdout))).toEqual(compared)
    expect(JSON.parse(look.stdout)).toMatchObject({
      dryRun: true,
      job: null,
      payments: [{ number: '17', date: '2026-11-20', amount: 1000, due: null }, { due: 2000 }, {}, {}],
    })
    expect(await stateOf(one)).toBe('draft')

    const settle = ['orders', 'settle', file, '--yes'] as const
    const marked = await here.run([...settle, '--json'])
    expect(marked.status).toBe(3)
    expect(JSON.parse(marked.stdout).job).toMatchObject({ done: 1, failed: 0 })
    expect([await stateOf(one), await stateOf(two), await stateOf(three)]).toEqual(['paid', 'draft', 'draft'])

    const named = JSON.parse((await here.run([...settle, '--by-name', '--json'])).stdout)
    expect(named.job).toMatchObject({ done: 1, skipped: 1 })
    expect(outcomesOf(named)[0]).toEqual(['paidBefore', [one]])
    expect(await stateOf(three)).toBe('paid')
    const { changes } = (
      await here.json<{ objectId: string; changes: object[] }[]>([
        ...['audit', 'list', '--kind', 'order', '--object', String(one)],
      ])
    )[0] ?? { changes: [] }
    expect(JSON.stringify(changes)).toContain('Bank statement: payment No.')
  })
})

describe('an exchange file of 1C', () => {
  const document = (number: number, amount: string, purpose: string) => [
    ...['СекцияДокумент=Платежное поручение', `Номер=${number}`, 'Дата=20.11.2026', `Сумма=${amount}`],
    ...['ПолучательСчет=40703810000000000001', 'ДатаПоступило=21.11.2026', 'Плательщик1=Петров Петр'],
    ...[`НазначениеПлатежа=${purpose}`, 'КонецДокумента'],
  ]
  const textOf = (encoding: string, ...documents: string[][]) =>
    [
      ...['1CClientBankExchange', 'ВерсияФормата=1.03', `Кодировка=${encoding}`],
      ...['РасчСчет=40703810000000000001', ...documents.flat(), 'КонецФайла'],
    ].join('\r\n')

  it('settles several orders by one payment, in each code page', async () => {
    const { one, two, three } = await threeOrders('Obmennova')
    const both = textOf('Windows', document(17, '3000.00', `Заказы № ${one}, ${two}`))
    const file = await fileOf('kl_to_1c.txt', windows1251(both))
    expect(outcomesOf(await json(here, ['orders settle', file, '--yes']))).toEqual([['exact', [one, two]]])
    expect([await stateOf(one), await stateOf(two)]).toEqual(['paid', 'paid'])
    const third = await fileOf('dos.txt', dos(textOf('DOS', document(18, '1000', `Заказ ${three}`))))
    expect(outcomesOf(await json(here, ['orders settle', third, '--yes']))).toEqual([['exact', [three]]])
  })

  it('leaves orders of other events alone', async () => {
    const { one, sales } = await threeOrders('Chuzhaya')
    const file = await fileOf('event.txt', textOf('Windows', document(17, '1000', `Заказ ${one}`)))
    const of = (event: number | undefined) => [
      'orders',
      'settle',
      file,
      '--dry-run',
      '--json',
      '--event',
      `${event}`,
    ]
    const other = await here.run(of(sales[1]))
    expect(outcomesOf(JSON.parse(other.stdout))).toEqual([['unknown', []]])
    expect(outcomesOf(await here.json<Settled>(of(sales[0])))).toEqual([['exact', [one]]])
  })

  it('marks no order whose sum has changed since it was compared', async () => {
    const { one } = await threeOrders('Peremenova')
    const file = await fileOf('changed.txt', textOf('Windows', document(17, '1000', `Заказ ${one}`)))
    // A proxy shows the program another total once the job reads the order again.
    const url = await httpServer(async (request, response) => {
      const { status, text } = await forwarded(request, inject('server').address)
      const isOrder = request.url?.endsWith(`/orders/${one}`)
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(isOrder ? text.replaceAll('"total":1000', '"total":2000') : text)
    })
    const there = await signedIn(url)
    onTestFinished(there.drop)
    const settled = await there.run(['orders', 'settle', file, '--yes'])
    expect(settled).toMatchObject({
      status: 7,
      stdout: expect.stringContaining(`${one}: the amount due has changed: 2000.00 RUB`),
    })
    expect(await stateOf(one)).toBe('draft')
  })
})

describe('a file', () => {
  it.each([
    ['that is no statement', 'name,amount\nAnna,5\n', 'This is no bank statement'],
    [
      'with an amount that is none',
      'Date,Amount,Purpose\n2026-11-20,many,Order 1\n',
      'line 2: “many” is not an amount',
    ],
    ['with a date that is none', 'Date,Amount,Purpose\n2026-02-31,5,Order 1\n', '“2026-02-31” is not a date'],
  ])('%s is refused', async (_, text, message) => {
    const file = await fileOf('refused.csv', text)
    const refused = await here.run(['orders', 'settle', file, '--yes'])
    expect(refused).toMatchObject({ status: 7, stderr: expect.stringContaining(message) })
  })

  it('without payments into the account says so', async () => {
    const file = await fileOf('none.csv', 'Date,Amount,Purpose\n2026-11-20,-5,Fee\n')
    expect(await here.run(['orders', 'settle', file, '--yes'])).toMatchObject({
      status: 0,
      stdout: 'The statement has no payments into the account.\n',
    })
  })
})

it('sorts the statements of a folder by an example for cron', async () => {
  const { one, two } = await threeOrders('Papkina')
  const folder = join(here.folder, 'statements')
  await mkdir(folder)
  const csv = (id: number) => `Date,Amount,Purpose\n2026-11-20,1000,Order ${id}\n`
  await writeFile(join(folder, 'a.csv'), csv(one))
  await writeFile(join(folder, 'b c.csv'), csv(two))
  const { token } = await here.json<{ token: string }>(['tokens', 'create', 'bank', '--scope', 'orders'])
  const env = { POLYNYA_URL: inject('server').address, POLYNYA_TOKEN: token }
  const sort = () => script(here.folder, ['examples/settle-statements.sh', folder], env)
  expect(await sort()).toBe('a.csv: 0\nb c.csv: 3\n')
  expect(await stateOf(one)).toBe('paid')
  expect(await readdir(join(folder, 'settled'))).toEqual(['a.csv'])
  expect(await readdir(join(folder, 'attention'))).toEqual(['b c.csv', 'b c.csv.report'])
  expect(await readFile(join(folder, 'attention', 'b c.csv.report'), 'utf8')).toContain('2000.00 RUB due')
  await writeFile(join(folder, 'c.txt'), 'Nothing of a bank')
  await expect(sort()).rejects.toThrow('c.txt: This is no bank statement')
  expect(await readdir(folder)).toContain('c.txt')
})

describe.runIf(hasPseudoTerminal)('in a terminal', () => {
  it.each([
    ['en', 80, 'Mark orders (1) of 1000.00 RUB as paid?', 'pays'],
    ['ru', 120, 'Отметить оплаченными заказы (1)', 'оплачивает'],
  ] as const)(
    'shows the table before the question (%s, %i columns)',
    async (lang, columns, question, state) => {
      const { one } = await threeOrders(lang === 'en' ? 'Terminalova' : 'Konsoleva')
      const payer = 'A payer with the long name of a company'
      const csv = `Date,Amount,Payer,Purpose\n2026-11-20,1000,${payer},Order ${one}\n`
      const file = await fileOf(`terminal-${lang}.csv`, csv)
      const settle = ['orders', 'settle', file, '--lang', lang]
      const { screens } = await pseudoTerminal(here)(settle, [[/\[(y\/N|д\/Н)\]/, 'n\r']], { columns })
      const shown = screens[0] ?? []
      expect(shown.at(-1)).toContain(question)
      const row = shown.find((line) => line.includes(String(one)))
      expect(row).toContain(state)
      expect(row?.length).toBeLessThanOrEqual(columns)
      expect(await stateOf(one)).toBe('draft')
    },
  )
})

it('checks the JSON of the command against its schema', () => {
  expect(missing()).toEqual([])
})
