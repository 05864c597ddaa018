/** Prompts, forms and tables in a real pseudo-terminal. */

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
    expect(form.screens[2]?.join('\n')).toContain(`Sign in: ${address}`)
    const plain = await inTerminal(
      [...login, '--screen-reader', '--email', email],
      [[/Password:/, `${password}\r`]],
    )
    expect(plain.screens).toEqual([['Password:']])
    expect(plain).toMatchObject({ status: 0, output: expect.stringContaining('Signed in as') })
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

  it('draws without colour when it is asked to', async () => {
    await here.json(['events', 'create', '--set', 'name=Кубок без цвета'])
    const { output } = await inTerminal(['events', 'list', '--all'], [], { env: { NO_COLOR: '1' } })
    expect(output).toContain('Кубок без цвета')
    expect(output).not.toContain('\u001b[')
    expect((await inTerminal(['events', 'list', '--all'], [])).output).toContain('\u001b[1m')
  })
})
