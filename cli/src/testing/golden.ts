/** Holds what commands print with `--json` against the schemas that are documented, and knows which it has held. */

import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type CommandPath, commandList } from '../definitions/commands.ts'
import { schemaOf } from '../definitions/json-schema.ts'
import type { Machine, Manner } from './polynya.ts'

/** Commands, or groups of them, that another file of tests holds than `commands.test.ts`. */
const ELSEWHERE = {
  'base-results': ['base-results'],
  season: ['rankings', 'audit', 'results publish'],
  review: [
    'admissions',
    'swimmers duplicates',
    'swimmers changes',
    'swimmers accept-change',
    'swimmers refuse-change',
  ],
  bulk: ['swimmers', 'jobs'],
  settle: ['orders settle'],
  queue: ['orders queue'],
  orders: ['orders'],
  registrations: ['registrations'],
  prestart: ['prestart'],
  judge: ['judge'],
  desk: ['results enter', 'results watch', 'results board'],
  sales: ['coupons', 'money', 'messages'],
  check: ['check'],
  calendar: ['events open', 'events close', 'events postpone', 'events call-off'],
  server: ['backup'],
  upgrade: ['upgrade'],
  examples: ['restore'],
} as const satisfies Record<string, readonly string[]>

export interface Golden {
  /** Holds an answer against the schema of a command. */
  hold(path: CommandPath, answer: unknown): void
  /** What a command prints with `--json`, held; fails where the command fails. */
  json<T>(
    machine: Machine,
    line: readonly [path: CommandPath, ...args: string[]],
    manner?: Manner,
  ): Promise<T>
  /** The commands of this file that print JSON which it has not held. */
  missing(): CommandPath[]
}

/** For the tests of a file. */
export function goldenOf(file: keyof typeof ELSEWHERE | 'commands'): Golden {
  const held = new Set<CommandPath>()
  const hold: Golden['hold'] = (path, answer) => {
    const { schema, isList } = schemaOf(path)
    if (!schema) throw new Error(`${path} prints no JSON`)
    const { error } = z.safeParse(isList ? z.array(schema) : schema, answer)
    expect(error?.issues ?? []).toEqual([])
    held.add(path)
  }
  return {
    hold,
    async json<T>(
      machine: Machine,
      [path, ...args]: readonly [CommandPath, ...string[]],
      manner?: Manner,
    ): Promise<T> {
      const answer = await machine.json<T>([...path.split(' '), ...args], manner)
      hold(path, answer)
      return answer
    },
    missing: () =>
      commandList()
        .filter(([path, { output }]) => output !== 'text' && fileOf(path) === file && !held.has(path))
        .map(([path]) => path),
  }
}

const fileOf = (path: CommandPath) =>
  Object.entries<readonly string[]>(ELSEWHERE).find(([, starts]) =>
    starts.some((start) => `${path} `.startsWith(`${start} `)),
  )?.[0] ?? 'commands'
