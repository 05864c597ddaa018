/** The parser, generated from the command table. Errors are reported in the user's language. */

import type { Translate } from '@polynya/i18n/cli'
import { Command, CommanderError, Option } from 'commander'
import { type CommandPath, commandList, type Input } from '../definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS } from '../definitions/global-flags.ts'
import { argumentName, type Flag, flagName, type Spec } from '../definitions/spec.ts'
import { Stop } from '../failures/exit-status.ts'
import { nearest } from '../failures/nearest.ts'
import type { Help } from '../help/help.ts'

export interface Chosen {
  readonly path: CommandPath
  /** Arguments and flags by name. */
  readonly values: Input<CommandPath>
}

interface Words {
  readonly t: Translate
  readonly help: Help
}

/** Returns the parsed command with its values, or text such as help. */
export function parse(args: readonly string[], words: Words): Chosen | { readonly help: string } {
  let chosen: Chosen | undefined
  const root = new LocalCommand('polynya', words)
  addFlags(root, GLOBAL_FLAGS, words)
  for (const [path, spec] of commandList()) {
    const [group = '', ...rest] = path.split(' ')
    // Creating all commands with their flags would dominate the start time.
    const isInQuestion = args.includes(group)
    const command = commandAt(root, isInQuestion ? [group, ...rest] : [group])
    if (!isInQuestion) continue
    for (const argument of spec.args) command.argument(argument)
    if (rest.every((word) => args.includes(word))) addFlags(command, flagsOf(spec), words)
    command.action(() => {
      chosen = { path, values: valuesOf(command, spec) }
    })
  }
  try {
    root.parse([...args], { from: 'user' })
  } catch (problem) {
    if (!(problem instanceof CommanderError)) throw problem
    if (problem.code === 'commander.helpDisplayed') return { help: root.printed }
    throw new Stop('usage', root.printed || problem.message)
  }
  return chosen ?? { help: root.helpInformation() }
}

/** Commander with our help and messages. */
class LocalCommand extends Command {
  readonly words: Words
  /** Captured output. */
  printed = ''

  constructor(name: string, words: Words) {
    super(name)
    this.words = words
    this.helpOption('-h, --help')
    this.helpCommand(false)
    this.exitOverride()
    const keep = (text: string) => {
      ;(rootOf(this) as LocalCommand).printed += text
    }
    this.configureOutput({ writeOut: keep, writeErr: keep, outputError: () => undefined })
  }

  override createCommand(name: string): LocalCommand {
    return new LocalCommand(name, this.words)
  }

  override helpInformation(): string {
    return this.words.help(pathOf(this))
  }

  missingArgument(name: string): never {
    return this.refuse(this.words.t('cli:missingArgument', { name }))
  }

  optionMissingArgument({ long }: Option): never {
    return this.refuse(this.words.t('cli:missingValue', { flag: long ?? '' }))
  }

  unknownOption(flag: string): never {
    const known = this.options.map(({ long }) => long ?? '').filter((long) => long !== '')
    return this.refuse(this.words.t('cli:unknownFlag', { flag }), nearest(flag, known))
  }

  unknownCommand(): never {
    const [word = ''] = this.args
    const known = this.commands.map((command) => command.name())
    const guess = nearest(word, known)
    return this.refuse(
      this.words.t('cli:unknownCommand', { word }),
      guess && [pathOf(this), guess].join(' ').trim(),
    )
  }

  _excessArguments(received: readonly string[]): never {
    return this.refuse(
      this.words.t('cli:tooMany', { words: received.slice(this.registeredArguments.length).join(' ') }),
    )
  }

  private refuse(sentence: string, guess: string | null = null): never {
    const { t } = this.words
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

function addFlags(command: Command, flags: Readonly<Record<string, Flag>>, { t }: Words) {
  for (const [name, flag] of Object.entries(flags)) {
    const long = flagName(name)
    const option = new Option(flag.kind === 'yes' ? long : `${long} <value>`)
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
