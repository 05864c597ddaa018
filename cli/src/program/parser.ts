/** The parser, generated from the command table. Errors are reported in the user's language. */

import type { Translate } from '@polynya/i18n/cli'
import { Command, CommanderError, Option } from 'commander'
import { type CommandPath, commandList, type Input } from '../definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS } from '../definitions/global-flags.ts'
import { argumentName, type Flag, flagName, flagNames, type Spec } from '../definitions/spec.ts'
import { Stop } from '../failures/exit-status.ts'
import { nearest } from '../failures/nearest.ts'

export interface Chosen {
  readonly path: CommandPath
  /** Arguments and flags by name. */
  readonly values: Input<CommandPath>
}

/** A request for the help of a command, of a group, or (for '') of the program. */
interface Helped {
  readonly help: string
  /** Whether the command line is incomplete instead. */
  readonly isIncomplete: boolean
}

/** Returns the parsed command with its values, or whose help is needed. */
export function parse(args: readonly string[], t: Translate): Chosen | Helped {
  let chosen: Chosen | undefined
  const root = new LocalCommand('polynya', t)
  addFlags(root, GLOBAL_FLAGS, t)
  for (const [path, spec] of commandList()) {
    const [group = '', ...rest] = path.split(' ')
    // Creating all commands with their flags would dominate the start time.
    const isInQuestion = args.includes(group)
    const command = commandAt(root, isInQuestion ? [group, ...rest] : [group])
    if (!isInQuestion) continue
    for (const argument of spec.args) command.argument(argument)
    if (rest.every((word) => args.includes(word))) addFlags(command, flagsOf(spec), t)
    command.action(() => {
      chosen = { path, values: valuesOf(command, spec) }
    })
  }
  try {
    root.parse([...args], { from: 'user' })
  } catch (problem) {
    if (!(problem instanceof CommanderError)) throw problem
    if (problem.code === 'commander.helpDisplayed') return { help: root.helpPath, isIncomplete: false }
    if (problem.code === 'commander.help') return { help: root.helpPath, isIncomplete: true }
    throw new Stop('usage', problem.message)
  }
  return chosen ?? { help: '', isIncomplete: args.length === 0 }
}

/** Commander with our messages, and without its help. */
class LocalCommand extends Command {
  readonly t: Translate
  /** Of the root: the command whose help is needed. */
  helpPath = ''

  constructor(name: string, t: Translate) {
    super(name)
    this.t = t
    this.helpOption('-h, --help')
    this.helpCommand(false)
    this.exitOverride()
    const nothing = () => undefined
    this.configureOutput({ writeOut: nothing, writeErr: nothing, outputError: nothing })
  }

  override createCommand(name: string): LocalCommand {
    return new LocalCommand(name, this.t)
  }

  override helpInformation(): string {
    ;(rootOf(this) as LocalCommand).helpPath = pathOf(this)
    return ''
  }

  missingArgument(name: string): never {
    return this.refuse(this.t('cli:missingArgument', { name }))
  }

  optionMissingArgument({ long }: Option): never {
    return this.refuse(this.t('cli:missingValue', { flag: long ?? '' }))
  }

  unknownOption(flag: string): never {
    const known = this.options.map(({ long }) => long ?? '').filter((long) => long !== '')
    return this.refuse(this.t('cli:unknownFlag', { flag }), nearest(flag, known))
  }

  unknownCommand(): never {
    const [word = ''] = this.args
    const known = this.commands.map((command) => command.name())
    // The launcher prints the version.
    const guess = nearest(word, this.parent ? known : [...known, '--version'])
    return this.refuse(
      this.t('cli:unknownCommand', { word }),
      guess && [pathOf(this), guess].join(' ').trim(),
    )
  }

  _excessArguments(received: readonly string[]): never {
    return this.refuse(
      this.t('cli:tooMany', { words: received.slice(this.registeredArguments.length).join(' ') }),
    )
  }

  private refuse(sentence: string, guess: string | null = null): never {
    const { t } = this
    const hint = guess
      ? t('cli:didYouMean', { guess })
      : t('cli:seeHelp', { command: `polynya ${pathOf(this)}`.trim() })
    throw new Stop('usage', `${sentence} ${hint}`)
  }
}

const rootOf = (command: Command): Command => (command.parent ? rootOf(command.parent) : command)

const pathOf = (command: Command): string =>
  command.parent ? [pathOf(command.parent), command.name()].join(' ').trim() : ''

function commandAt(parent: Command, [name = '', ...rest]: readonly string[]): Command {
  const command = parent.commands.find((each) => each.name() === name) ?? parent.command(name)
  return rest.length === 0 ? command : commandAt(command, rest)
}

function addFlags(command: Command, flags: Readonly<Record<string, Flag>>, t: Translate) {
  for (const [name, flag] of Object.entries(flags)) {
    const long = flagName(name)
    const names = flagNames(name, flag).join(', ')
    const option = new Option(flag.kind === 'yes' ? names : `${names} <value>`)
    if (flag.kind !== 'yes')
      option.argParser((given: string, before: unknown) => read(given, before, { flag, long, t }))
    command.addOption(option)
  }
}

interface Reading {
  readonly flag: Exclude<Flag, { kind: 'yes' }>
  readonly long: string
  readonly t: Translate
}

function read(given: string, before: unknown, { flag, long, t }: Reading): unknown {
  if (flag.kind === 'whole') {
    const value = /^-?\d+$/.test(given) ? Number(given) : Number.NaN
    if (value >= flag.min && value <= flag.max) return value
    throw new Stop('usage', t('cli:notWhole', { flag: long, min: flag.min, max: flag.max }))
  }
  if (flag.kind === 'choice' && !flag.choices.includes(given)) {
    const guess = nearest(given, flag.choices)
    const hint = guess ? ` ${t('cli:didYouMean', { guess })}` : ''
    throw new Stop('usage', t('cli:notAChoice', { flag: long, choices: flag.choices.join(', ') }) + hint)
  }
  return flag.many ? [...((before as string[] | undefined) ?? []), given] : given
}

/** Returns the values by name; `InputOf` derives their types from the same definition. */
function valuesOf(command: Command, spec: Spec): Input<CommandPath> {
  const given = command.optsWithGlobals()
  const flags = Object.entries(flagsOf(spec)).map(([name, { kind }]) => {
    const isNegated = /^no[A-Z]/.test(name)
    const key = isNegated ? name.charAt(2).toLowerCase() + name.slice(3) : name
    if (isNegated) return [name, given[key] === false]
    if (kind === 'yes') return [name, given[key] === true]
    // Commander stores `--no-color` under the name of `--color`.
    return [name, typeof given[key] === 'boolean' ? undefined : given[key]]
  })
  const args = spec.args.map((argument, index) => [argumentName(argument), command.processedArgs[index]])
  return Object.fromEntries([...flags, ...args])
}
