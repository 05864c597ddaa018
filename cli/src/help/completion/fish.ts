/** Completion of fish, with the summaries of commands and flags. */

import type { Translate } from '@polynya/i18n/cli'
import { type CommandPath, commandList } from '../../definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS } from '../../definitions/global-flags.ts'
import { type Flag, flagName } from '../../definitions/spec.ts'
import { flagWords, summaryOf } from '../../definitions/words.ts'
import { commandOffers, flagsWithValue, globalValues, nextWords, type Offer } from './completion-table.ts'

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** Whether the words before the cursor are exactly a command or a group. */
const condition = () => `function __polynya_at
    set -l words
    set -l isValue no
    for each in (commandline -opc)[2..-1]
        if test $isValue = yes
            set isValue no
        else
            switch $each
                case '--*=*'
                case ${flagsWithValue().join(' ')}
                    set isValue yes
                case '-?*'
                case '*'
                    contains -- (string join ' ' $words $each) $__polynya_paths; and set -a words $each
            end
        end
    end
    test "$words" = "$argv[1]"
end
set -g __polynya_paths ${[...new Set([...nextWords().keys(), ...commandOffers().map(({ path }) => path)])]
  .filter((path) => path !== '')
  .map(quoted)
  .join(' ')}
complete -c polynya -f
`

const at = (path: string) => `-n ${quoted(`__polynya_at ${quoted(path)}`)}`

export function fishScript(t: Translate): string {
  const groups = [...nextWords()].flatMap(([path, next]) =>
    next.map((word) => {
      const whole = `${path} ${word}`.trim()
      const summary = isCommand(whole) ? ` -d ${quoted(summaryOf(t, whole))}` : ''
      return `complete -c polynya ${at(path)} -a ${word}${summary}`
    }),
  )
  const every = Object.keys(GLOBAL_FLAGS).map((name) =>
    flagLine('', { t, name, offer: globalValues()[flagName(name)] }),
  )
  return `${[condition(), ...groups, ...every, ...commandLines(t)].join('\n')}\n`
}

const isCommand = (path: string): path is CommandPath => commandList().some(([each]) => each === path)

function commandLines(t: Translate): string[] {
  const offers = new Map(commandOffers().map((each) => [each.path, each]))
  return commandList().flatMap(([path, spec]) => {
    const { args = [], values = {} } = offers.get(path) ?? {}
    const flags = Object.keys(flagsOf(spec)).filter((name) => !(name in GLOBAL_FLAGS))
    return [
      ...args.flatMap((offer) =>
        offer === null ? [] : [`complete -c polynya ${at(path)}${optionsOf(offer)}`],
      ),
      ...flags.map((name) =>
        flagLine(at(path), { t, name, flag: flagsOf(spec)[name], offer: values[flagName(name)] }),
      ),
    ]
  })
}

interface FlagLine {
  readonly t: Translate
  readonly name: string
  readonly flag?: Flag | undefined
  readonly offer: Offer | undefined
}

function flagLine(where: string, { t, name, flag, offer }: FlagLine): string {
  const long = flagName(name)
  const value = flagsWithValue().includes(long) ? ` -r${offer ? optionsOf(offer) : ' -f'}` : ''
  const short = flag?.kind === 'text' && flag.short ? ` -s ${flag.short}` : ''
  return `complete -c polynya ${where}${short} -l ${long.slice(2)} -d ${quoted(flagWords(t, name))}${value}`
}

const optionsOf = (offer: Offer) => (offer === 'files' ? ' -F' : ` -f -a ${quoted(offer.join(' '))}`)
