/** Shell completion, generated from the command table: the script is self-contained and makes no requests. */

import type { Translate } from '@polynya/i18n/cli'
import { commandList } from '../definitions/commands.ts'
import { flagsOf } from '../definitions/global-flags.ts'
import { type Flag, flagName } from '../definitions/spec.ts'
import { flagWords, summaryOf } from '../definitions/words.ts'

type Shell = 'bash' | 'zsh' | 'fish'

/** Completions of the words so far: `events` → its commands, `events list` → its flags. */
interface Level {
  readonly words: string
  readonly next: readonly string[]
}

export const completionFor = (shell: Shell, t: Translate): string => SCRIPTS[shell](t)

const SCRIPTS: Record<Shell, (t: Translate) => string> = { bash, zsh, fish }

function levels(): Level[] {
  const next = new Map<string, Set<string>>()
  for (const [path, spec] of commandList()) {
    const words = path.split(' ')
    words.forEach((word, index) => {
      const before = words.slice(0, index).join(' ')
      next.set(before, (next.get(before) ?? new Set()).add(word))
    })
    next.set(path, new Set(Object.keys(flagsOf(spec)).map(flagName)))
  }
  return [...next].map(([words, set]) => ({ words, next: [...set] }))
}

const cases = (indent: string) =>
  levels()
    .map(({ words, next }) => `${indent}"${words}") next="${next.join(' ')}" ;;`)
    .join('\n')

/** Values of a flag, in any command. */
function choiceCases(indent: string): string {
  const choices = new Map<string, ReadonlySet<string>>()
  for (const [, spec] of commandList()) {
    for (const [name, flag] of Object.entries(flagsOf(spec))) {
      if (flag.kind !== 'choice') continue
      choices.set(flagName(name), new Set([...(choices.get(flagName(name)) ?? []), ...flag.choices]))
    }
  }
  return [...choices].map(([flag, set]) => `${indent}${flag}) next="${[...set].join(' ')}" ;;`).join('\n')
}

function bash(): string {
  return `_polynya() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" next="" each
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$each" in -*) break ;; esac
    case "$words \${each}" in ${patterns()}) words="\${words:+$words }$each" ;; esac
  done
  case "$before" in
${choiceCases('    ')}
    *) case "$words" in
${cases('      ')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$next" -- "$word"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$word"))
}
complete -o filenames -F _polynya polynya
`
}

/** Prefixes of commands, extended word by word; arguments end the match. */
const patterns = () =>
  [
    ...new Set(
      commandList().flatMap(([path]) =>
        path.split(' ').map((_, index, words) => words.slice(0, index + 1).join(' ')),
      ),
    ),
  ]
    .map((words) => (words.includes(' ') ? `"${words}"` : `" ${words}"`))
    .join('|')

function zsh(): string {
  return `#compdef polynya
autoload -U +X bashcompinit && bashcompinit
${bash()}`
}

function fish(t: Translate): string {
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
  const lines = commandList().flatMap(([path, spec]) => {
    const words = path.split(' ')
    const last = words.at(-1) ?? ''
    const above = words.slice(0, -1)
    const at = above.length === 0 ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${above.at(-1)}`
    const command = `complete -c polynya -n ${quoted(at)} -f -a ${last} -d ${quoted(summaryOf(t, path))}`
    const flags = Object.entries(flagsOf(spec)).map(
      ([name, flag]) =>
        `complete -c polynya -n ${quoted(`__fish_seen_subcommand_from ${last}`)} -l ${flagName(name).slice(2)} -d ${quoted(flagWords(t, name))}${choicesOf(flag)}`,
    )
    return [command, ...flags]
  })
  const groups = new Set(
    commandList().flatMap(([path]) => (path.includes(' ') ? [path.split(' ')[0] ?? ''] : [])),
  )
  const tops = [...groups].map((group) => `complete -c polynya -n '__fish_use_subcommand' -f -a ${group}`)
  return `${[...tops, ...lines].join('\n')}\n`
}

const choicesOf = (flag: Flag) =>
  flag.kind === 'choice' ? ` -x -a '${flag.choices.join(' ')}'` : flag.kind === 'yes' ? '' : ' -r'
