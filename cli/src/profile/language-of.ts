import { type Language, matchLanguage } from '@polynya/i18n'
import type { Place } from '../context/place.ts'
import { type Config, siteOf } from './config.ts'

/** Returns the language of a command line: of its flag, the environment, the profile, or the system. */
export function languageOf(args: readonly string[], place: Place, config: Config | null): Language {
  const flag = flagValue(args, '--lang')
  const { LC_ALL, LC_MESSAGES, LANG } = place.env
  const own = profileOf(args, place, config)?.language
  return matchLanguage(
    [flag, place.variable('POLYNYA_LANG'), own, LC_ALL, LC_MESSAGES, LANG].filter(
      (each) => each !== undefined,
    ),
  )
}

/** Returns the site of a command line: of its flag, the environment or the profile; null if none is known. */
export function siteAt(args: readonly string[], place: Place, config: Config | null): string | null {
  const given = flagValue(args, '--url') ?? place.variable('POLYNYA_URL')
  const url = given ?? profileOf(args, place, config)?.url
  return url ? siteOf(url) : null
}

function profileOf(args: readonly string[], place: Place, config: Config | null) {
  const name = flagValue(args, '--profile') ?? place.variable('POLYNYA_PROFILE') ?? config?.current ?? ''
  return config?.profiles[name]
}

/** The value of a flag before the command line is parsed: `--url x` or `--url=x`. */
const flagValue = (args: readonly string[], flag: string) =>
  args.includes(flag)
    ? args[args.indexOf(flag) + 1]
    : args.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1)
