/** Prompts, forms and tables in a real pseudo-terminal. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { httpServer } from '../testing/http-server.ts'
import { type Machine, signedIn } from '../testing/polynya.ts'
import { hasPseudoTerminal, type PseudoTerminal, pseudoTerminal } from '../testing/pseudo-terminal.ts'

let here: Machine
let inTerminal: PseudoTerminal
beforeAll(async () => {
  here = await signedIn()
  inTerminal = pseudoTerminal(here)
})
afterAll(() => here.drop())

describe.runIf(hasPseudoTerminal)('in a terminal', () => {
  it('signs in by a form, or by plain questions where a screen reader reads', async () => {
    const { address, email, password } = inject('server')
    const login = ['login', '--profile', 'terminal', '--url', address]
    const form = await inTerminal(login, [
      [/E-mail/, email],
      [/super/, '\r'],
      [/› Password/, password],
      [/•/, '\r'],
    ])
    expect(form).toMatchObject({ status: 0, output: expect.stringContaining('Signed in as') })
    expect(form.output).toContain('Current profile: terminal')
    expect(form.screens[2]?.join('\n')).toContain(`Sign in: ${address}`)
    const plain = await inTerminal(
      [...login, '--screen-reader', '--email', email],
      [[/Password:/, `${password}\r`]],
    )
    expect(plain.screens).toEqual([['Password:']])
    expect(plain).toMatchObject({ status: 0, output: expect.stringContaining('Signed in as') })
    expect(plain.output).not.toContain('Current profile')
    expect(plain.output).not.toContain(password)
  })

  it('asks before it deletes, and exits with 130 after a no or Ctrl-C', async () => {
    const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок Белого моря'])
    const remove = ['events', 'delete', String(id)]
    const refused = await inTerminal(remove, [[/\[y\/N\]/, 'n\r']])
    expect(refused.status).toBe(130)
    expect(refused.screens[0]?.join('')).toBe(
      `Delete these events and their files: ${id} Кубок Белого моря? [y/N]`,
    )
    expect((await inTerminal(remove, [[/\[y\/N\]/, '\u0003']])).status).toBe(130)
    expect((await inTerminal(['events', 'show'], [[/Esc/, '\u0003']])).status).toBe(130)
    const picked = await inTerminal(
      ['events', 'show', '--no-color'],
      [
        [/Esc/, 'Белого'],
        [/Event: Белого/, '\r'],
      ],
    )
    expect(picked).toMatchObject({ status: 0, output: expect.stringContaining('Draft') })
    expect((await inTerminal(remove, [[/\[y\/N\]/, 'y\r']])).status).toBe(0)
  })

  it('shows questions and errors whose data cannot move the cursor', async () => {
    const name = 'Cup\u001b[2J\r\u001b]0;title\u0007\u202e'
    const url = await httpServer((request, response) => {
      const [status, body] =
        request.method === 'GET'
          ? [200, JSON.stringify({ data: { id: 1, name } })]
          : [409, JSON.stringify({ error: { code: 409, message: name, requestId: 'r-1' } })]
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    const { screens, screen, output } = await inTerminal(
      ['events', 'delete', '1', '--url', url],
      [[/\[y\/N\]/, 'y\r']],
    )
    expect(screens).toEqual([['Delete these events and their files: 1 Cup ? [y/N]']])
    expect(screen).toEqual([
      expect.stringMatching(/Cup \? \[y\/N\] y$/),
      'Of 1: done 0, skipped 0, failed 1, unknown 0, left 0.',
      '  1 Cup : 409 Cup',
    ])
    expect(output).not.toContain('title')
  })

  it('writes the audit log in words, and names for programs', async () => {
    const scopes = ['--scope', 'read', '--scope', 'baseResults']
    const { id } = await here.json<{ id: number }>(['tokens', 'create', 'Ночной архив', ...scopes])
    await here.run(['tokens', 'revoke', String(id), '--yes'])
    const list = ['audit', 'list', '--action', 'user.createToken', '--limit', '1']
    const { screen } = await inTerminal(list, [], { columns: 100 })
    expect(screen.slice(0, 3)).toEqual([
      expect.stringMatching(/^When +E-mail +Action +Object$/),
      expect.stringMatching(/ Access token created +Account \d+$/),
      expect.stringContaining('  Access token: Name: Ночной архив, Token scopes: read; base results, '),
    ])
    const russian = await inTerminal([...list, '--lang', 'ru'], [], { columns: 100 })
    expect(russian.screen.join('\n')).toMatch(/: чтение; базовые результаты, /)
    expect((await here.run(list)).stdout).toMatch(/\tuser\.createToken\taccount \d+\tprogram$/m)
  })

  it('says that a file of records is being checked, and removes it', async () => {
    await writeFile(join(here.folder, 'records.csv'), 'kind;distance;gender;time\nAWR;25FR;2;soon\n')
    const { all, screen, status } = await inTerminal(['records', 'import', 'records.csv', '--dry-run'])
    expect(status).toBe(7)
    expect(all).toContain('The server is checking the file…')
    expect(screen.join('\n')).toContain('line 1: date')
    expect(screen.join('\n')).not.toContain('The server is checking')
  })

  it('ends the line of a prompt once, at Ctrl-D as at Ctrl-C', async () => {
    const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок Онеги'])
    for (const keys of ['\u0003', '\u0004']) {
      const prompted = await inTerminal(['events', 'delete', String(id)], [[/\[y\/N\]/, keys]])
      expect(prompted.status).toBe(130)
      expect(prompted.screen.at(-1)).toBe('Cancelled.')
      expect(prompted.screen.at(-2)).toMatch(/\[y\/N\]$/)
    }
  })

  describe('colours', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a sequence that selects colours
    const COLOUR = /\u001b\[[\d;]+m/
    const list = ['events', 'list', '--all']
    const pick = ['events', 'show']
    beforeAll(() => here.json(['events', 'create', '--set', 'name=Кубок без цвета']))

    it.each([
      ['NO_COLOR', { NO_COLOR: '1' }, []],
      ['NO_COLOR, which prevails', { NO_COLOR: '1', FORCE_COLOR: '1', NODE_NO_WARNINGS: '1' }, []],
      ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, []],
      ['--color never', {}, ['--color', 'never']],
      ['--no-color', { FORCE_COLOR: '1' }, ['--no-color']],
    ] as const)('are in no table and no view with %s', async (_what, env, flags) => {
      const table = await inTerminal([...list, ...flags], [], { env })
      expect(table.output).toContain('Кубок без цвета')
      expect(table.output).not.toMatch(COLOUR)
      const view = await inTerminal([...pick, ...flags], [[/Esc/, '\u0003']], { env })
      expect(view.all).toContain('› ')
      expect(view.all).not.toMatch(COLOUR)
      expect(view.all).not.toContain('Warning')
    })

    it.each([
      ['a terminal', {}, []],
      ['FORCE_COLOR', { FORCE_COLOR: '1' }, []],
      ['--color always against NO_COLOR', { NO_COLOR: '1' }, ['--color', 'always']],
    ] as const)('are in tables and views with %s', async (_what, env, flags) => {
      expect((await inTerminal([...list, ...flags], [], { env })).output).toMatch(COLOUR)
      expect((await inTerminal([...pick, ...flags], [[/Esc/, '\u0003']], { env })).all).toMatch(COLOUR)
    })
  })

  it.each([
    ['a screen reader', {}, ['--screen-reader']],
    ['a dumb terminal', { TERM: 'dumb' }, []],
  ] as const)('shows %s lines, without frames or moves of the cursor', async (_what, env, flags) => {
    const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок без рамки'])
    const question = await inTerminal(['events', 'show', ...flags], [[/ID of the event:/, `${id}\r`]], {
      env,
    })
    expect(question.status).toBe(0)
    const board = await inTerminal(['events', 'board', String(id), ...flags], [], { env })
    expect(board.output).toContain('Кубок без рамки')
    for (const { all } of [question, board]) expect(all).not.toMatch(/[╭│╰█░›]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a view does to draw again
    expect(board.all).not.toMatch(/\u001b/)
  })

  it('fits tables into 80 columns by leaving columns out, with the times of the venue', async () => {
    const name = 'Чемпионат Петропавловска-Камчатского'
    await here.json([
      'events',
      'create',
      ...['--set', `name=${name}`, '--set', 'timeZone=Asia/Kamchatka', '--set', 'startDate=2027-03-06'],
      ...['--set', 'endDate=2027-03-07', '--set', 'regEndDate=2027-03-01T11:59:00Z'],
    ])
    const list = ['events', 'list', '--all', '--lang', 'ru']
    const narrow = await inTerminal(list, [], { columns: 80 })
    expect(Math.max(...narrow.screen.map((line) => [...line].length))).toBeLessThanOrEqual(80)
    expect(narrow.screen.join('\n')).toContain(name)
    // Other tests create events at the same time, whose names may be longer.
    expect(narrow.screen.join('\n')).toMatch(/Не\sпоместились столбцы: Конец.*, Заявки до\./)
    const wide = await inTerminal(list, [], { columns: 140 })
    expect(wide.screen.join('\n')).toContain('2027-03-01 23:59 МСК+9')
    expect(wide.screen.join('\n')).not.toMatch(/Не\sпоместились/)
    expect((await here.run(list)).stdout).toContain('\t2027-03-01T')
  })
})
