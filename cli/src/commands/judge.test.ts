/** The question bank and the tests of judges from the terminal. */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let file: string
beforeAll(async () => {
  here = await signedIn()
  file = join(here.folder, 'questions.csv')
  await writeFile(file, BANK)
})
afterAll(() => here.drop())

const { json, missing } = goldenOf('judge')

const HEAD = 'code,category,ru,en,rule,right,option1Ru,option1En,option2Ru,option2En'
const question = (number: number) =>
  `CLI-${number},3К,Вопрос ${number}?,Question ${number}?,§ ${number},1,Да,Yes,Нет,No`
const BANK = [HEAD, ...Array.from({ length: 60 }, (_, index) => question(index + 1))].join('\n')

describe('the question bank', () => {
  it('is checked, imported once, and exported as it was', async () => {
    const planned = await json(here, ['judge questions import', file, '--dry-run'])
    expect(planned).toMatchObject({ isStored: false, created: 60, errors: [] })
    expect(await json(here, ['judge questions import', file])).toMatchObject({ isStored: true, created: 60 })
    expect(await json(here, ['judge questions import', file])).toMatchObject({ created: 0, unchanged: 60 })
    const csv = await here.run(['judge', 'questions', 'export'])
    expect(csv).toMatchObject({ status: 0, stdout: expect.stringContaining('CLI-60') })
    const path = join(here.folder, 'questions.json')
    await here.run(['judge', 'questions', 'export', '--format', 'json', '-o', path])
    expect(await json(here, ['judge questions import', path])).toMatchObject({ created: 0, updated: 0 })
  })

  it('refuses a file with an error, which is shown by line', async () => {
    const input = [HEAD, 'CLI-99,9К,Вопрос?,Question?,§ 9,1,Да,Yes,Нет,No'].join('\n')
    const refused = await here.run(['judge', 'questions', 'import', '-'], { input })
    expect(refused).toMatchObject({
      status: 7,
      stdout: expect.stringMatching(/line 2: category: unknown category/),
    })
    const few = [HEAD, 'CLI-99,3К,Вопрос?,Question?,§ 9,1,Да,Yes,,'].join('\n')
    const short = await here.run(['judge', 'questions', 'import', '-'], { input: few })
    expect(short).toMatchObject({ status: 7, stdout: expect.stringContaining('fewer than two answers') })
  })
})

describe('judge tests', () => {
  it('are listed with their results, and printed', async () => {
    const trial = ['jCat=3К', 'ifExam=0', 'eventId=0', 'offerId=0'].flatMap((each) => ['--param', each])
    const { id } = await here.json<{ id: number }>(['api', 'judgeTests.start', ...trial])
    await here.json(['api', 'judgeTests.complete', '--param', `id=${id}`])
    const [test] = await json<object[]>(here, ['judge tests list', '--category', '3К', '--limit', '1'])
    expect(test).toMatchObject({ id, jCat: '3К', ifExam: 0, ifPassed: false, sumScore: 0 })
    const table = await here.run(['judge', 'tests', 'list', '--mine'])
    expect(table.stdout).toContain('failed, unsatisfactory\t0/')
    const out = join(here.folder, 'tests')
    const job = await json(here, ['judge tests print', String(id), '--in', 'en', '--out', out])
    expect(job).toMatchObject({ total: 1, done: 1 })
    const pdf = await readFile(join(out, `judge-test-${id}.pdf`))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await here.run(['judge', 'tests', 'print', '999999', '--out', out, '--json'])).toMatchObject({
      status: 6,
      stdout: expect.stringContaining('"reason": "judge_test_not_found"'),
    })
  })

  it.runIf(hasPseudoTerminal)('fit into 80 columns', async () => {
    const { screen } = await pseudoTerminal(here)(['judge', 'tests', 'list', '--limit', '3'])
    expect(screen.join('\n')).toMatch(/Category .*Result +Correct/)
  })
})

it('print the JSON of their schemas', () => {
  expect(missing()).toEqual([])
})
