/** Completion of bash and zsh: one function that finds the offers, and what each shell does with them. */

import {
  type CommandOffers,
  commandOffers,
  flagsWithValue,
  globalFlags,
  globalValues,
  nextWords,
  type Offer,
} from './completion-table.ts'

/** Assignment of an offer to the variables that `_polynya_offers` fills. */
const assigned = (offer: Offer) => (offer === 'files' ? 'files=yes' : `next="${offer.join(' ')}"`)

const caseOf = (pattern: string, offer: Offer) => `${pattern}) ${assigned(offer)} ;;`

/** `"events list --status") next="unknown …" ;;` */
const valueCases = () => [
  ...commandOffers().flatMap(({ path, values }) =>
    Object.entries(values).map(([flag, offer]) => caseOf(`"${path} ${flag}"`, offer)),
  ),
  ...Object.entries(globalValues()).map(([flag, offer]) => caseOf(`*" ${flag}"`, offer)),
]

const flagCases = () => [
  ...commandOffers().map(({ path, flags }) => caseOf(`"${path}"`, flags)),
  caseOf('*', globalFlags()),
]

/** Words of a group, and arguments of a command by their position: `"docs upload 1"`. */
const wordCases = () => [
  ...[...nextWords()].map(([words, next]) => caseOf(`"${words} 0"`, next)),
  ...commandOffers().flatMap(argumentCases),
]

function argumentCases({ path, args, isVariadic, flags }: CommandOffers): string[] {
  const known = args.map((offer, position) => {
    const repeats = isVariadic && position === args.length - 1
    return offer === null
      ? `"${path} ${position}") ;;`
      : caseOf(`"${path} "${repeats ? '*' : position}`, offer)
  })
  const rest = isVariadic && args.at(-1) === null ? [`"${path} "*) ;;`] : [caseOf(`"${path} "*`, flags)]
  return [...known, ...rest]
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n')

/** Fills `next` or `files` from the words before the one to complete, and that word. */
const offers = () => `_polynya_offers() {
  local word="$1" each="" words="" flag="" count=0
  next="" files=""
  shift
  for each in "$@"; do
    if [ -n "$flag" ]; then flag=""; continue; fi
    case "$each" in
      --*=*) continue ;;
      ${flagsWithValue().join('|')}) flag="$each"; continue ;;
      -?*) continue ;;
    esac
    case "\${words:+$words }$each" in
      ${commandPrefixes()
        .map((words) => `"${words}"`)
        .join('|')}) words="\${words:+$words }$each" ;;
      *) count=$((count + 1)) ;;
    esac
  done
  if [ -n "$flag" ]; then case "$words $flag" in
${indented(valueCases())}
  esac
  elif [ "\${word#-}" != "$word" ]; then case "$words" in
${indented(flagCases())}
  esac
  else case "$words $count" in
${indented(wordCases())}
  esac
  fi
}
`

const commandPrefixes = () => [
  ...new Set(
    [...nextWords().keys(), ...commandOffers().map(({ path }) => path)].filter((path) => path !== ''),
  ),
]

/** Bash parts `--lang=ru`, addresses and e-mails at `=`, `:` and `@`: the function puts them together again. */
export const bashScript = () => `${offers()}
_polynya() {
  local next files before=() each="" glue="" last
  local word="\${COMP_WORDS[COMP_CWORD]}"
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    last=$((\${#before[@]} - 1))
    case "$each" in [:=@]) glue=yes ;; esac
    if [ -n "$glue" ] && [ $last -ge 0 ]; then before[$last]="\${before[$last]}$each"; else before+=("$each"); fi
    case "$each" in [:=@]) ;; *) glue="" ;; esac
  done
  last=$((\${#before[@]} - 1))
  [ "$word" = "=" ] && word=""
  [ $last -ge 0 ] && before[$last]="\${before[$last]%=}"
  _polynya_offers "$word" "\${before[@]}"
  COMPREPLY=($(compgen -W "$next" -- "$word"))
  # Readline completes file names itself, with their spaces; where none is accepted, it offers none.
  [ -n "$files" ] || compopt +o default 2>/dev/null
}
complete -o default -F _polynya polynya
`

export const zshScript = () => `#compdef polynya
${offers()}
_polynya() {
  local next files
  local -a before
  before=("\${(@Q)words[2,CURRENT-1]}")
  if [[ "$PREFIX" == --*=* ]]; then
    before+=("\${PREFIX%%=*}")
    compset -P '*='
  fi
  _polynya_offers "$PREFIX" "\${before[@]}"
  [[ -n "$files" ]] && _files
  [[ -n "$next" ]] && compadd -- \${=next}
}
# Zsh runs the file when it completes the first time; sourced, it registers the function.
if [ "$funcstack[1]" = "_polynya" ]; then _polynya "$@"; else compdef _polynya polynya; fi
`
