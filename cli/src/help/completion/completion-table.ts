/** What a shell may offer at each place of a command line, from the command table. */

import { RIGHT_NAMES, type Route, routes } from '@polynya/contract/routes'
import { DIST_CODES } from '@polynya/domain'
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
  'out',
  'output',
  'statement',
  'textRu',
  'textEn',
  'dataDir',
]

const callNames = (includes: (route: Route) => boolean) =>
  Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Route>)
      .filter(([, route]) => includes(route))
      .map(([name]) => `${group}.${name}`),
  )

/** Words of arguments and flags that accept a few only. */
const WORDS: Readonly<Record<string, () => readonly string[]>> = {
  // Calls that change something are in the audit log.
  action: () => callNames(({ method }) => method !== 'GET'),
  call: () => callNames(() => true),
  distance: () => DIST_CODES,
  gender: () => ['1', '2'],
  right: () => RIGHT_NAMES,
  shell: () => SHELLS,
}

const isPath = (name: string) => PATHS.includes(name)

const offerOf = (name: string): Offer | null => (isPath(name) ? 'files' : (WORDS[name]?.() ?? null))

export const globalFlags = () => Object.keys(GLOBAL_FLAGS).map(flagName)

/** Values of the flags of every command. */
export const globalValues = () => valuesOf(GLOBAL_FLAGS)

export const commandOffers = (): CommandOffers[] =>
  commandList().map(([path, spec]) => ({
    path,
    args: spec.args.map(argumentName).map(offerOf),
    isVariadic: spec.args.at(-1)?.includes('...') ?? false,
    flags: Object.keys(flagsOf(spec)).map(flagName),
    values: valuesOf(
      Object.fromEntries(Object.entries(flagsOf(spec)).filter(([name]) => !(name in GLOBAL_FLAGS))),
    ),
  }))

/** Next words of the program, of each group, and of commands about commands: `help events` → `list`, `show`, … */
export function nextWords(): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>()
  const paths = commandList().map(([path]) => path)
  const about = commandList().filter(([, { args }]) => args.map(argumentName).includes('command'))
  for (const path of [...paths, ...about.flatMap(([help]) => paths.map((each) => `${help} ${each}`))]) {
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

function valuesOf(flags: Readonly<Record<string, Flag>>): Record<string, Offer> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, flag]): [string, Offer][] => {
      if (flag.kind === 'choice') return [[flagName(name), flag.choices]]
      const offer = flag.kind === 'text' ? offerOf(name) : null
      return offer === null ? [] : flagNames(name, flag).map((each) => [each, offer])
    }),
  )
}
