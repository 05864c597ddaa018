/** What a shell may offer at each place of a command line, from the command table. */

import { RIGHT_NAMES, type Route, routes } from '@polynya/contract/routes'
import { commandList } from '../../definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS } from '../../definitions/global-flags.ts'
import { SHELLS } from '../../definitions/program.ts'
import { argumentName, type Flag, flagName, flagNames } from '../../definitions/spec.ts'

/** Offers of one place: words, or files of this machine. */
export type Offer = readonly string[] | 'files'

export interface CommandOffers {
  readonly path: string
  /** By position; the last one repeats if the command takes several. Null where nothing is known. */
  readonly args: readonly (Offer | null)[]
  readonly isVariadic: boolean
  readonly flags: readonly string[]
  /** By flag, without those of every command. */
  readonly values: Readonly<Record<string, Offer>>
}

/** Arguments and flags whose value is a path. */
const PATHS: readonly string[] = [
  'file',
  'files',
  'folder',
  'from',
  'body',
  'output',
  'textRu',
  'textEn',
  'dataDir',
]

const callNames = () =>
  Object.entries(routes).flatMap(([group, calls]) =>
    Object.keys(calls as Record<string, Route>).map((name) => `${group}.${name}`),
  )

/** Arguments that accept a few words only. */
const ARGUMENTS: Readonly<Record<string, () => readonly string[]>> = {
  shell: () => SHELLS,
  right: () => RIGHT_NAMES,
  call: callNames,
}

export const globalFlags = () => Object.keys(GLOBAL_FLAGS).map(flagName)

/** Values of the flags of every command. */
export const globalValues = () => valuesOf(GLOBAL_FLAGS)

export const commandOffers = (): CommandOffers[] =>
  commandList().map(([path, spec]) => ({
    path,
    args: spec.args.map(argumentName).map((name) => (isPath(name) ? 'files' : (ARGUMENTS[name]?.() ?? null))),
    isVariadic: spec.args.at(-1)?.includes('...') ?? false,
    flags: Object.keys(flagsOf(spec)).map(flagName),
    values: valuesOf(
      Object.fromEntries(Object.entries(flagsOf(spec)).filter(([name]) => !(name in GLOBAL_FLAGS))),
    ),
  }))

/** Next words of the program and of each group: `events` → `list`, `show`, … */
export function nextWords(): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>()
  for (const [path] of commandList()) {
    const words = path.split(' ')
    for (const [index, word] of words.entries()) {
      const before = words.slice(0, index).join(' ')
      const known = next.get(before) ?? []
      next.set(before, known.includes(word) ? known : [...known, word])
    }
  }
  return next
}

/** Flags that are followed by a value. */
export const flagsWithValue = (): string[] => [
  ...new Set(
    commandList().flatMap(([, spec]) =>
      Object.entries(flagsOf(spec)).flatMap(([name, flag]) =>
        flag.kind === 'yes' ? [] : flagNames(name, flag),
      ),
    ),
  ),
]

const isPath = (name: string) => PATHS.includes(name)

function valuesOf(flags: Readonly<Record<string, Flag>>): Record<string, Offer> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, flag]): [string, Offer][] => {
      if (flag.kind === 'choice') return [[flagName(name), flag.choices]]
      if (flag.kind !== 'text' || !isPath(name)) return []
      return flagNames(name, flag).map((each): [string, Offer] => [each, 'files'])
    }),
  )
}
