import { useWords } from '@polynya/ui'
import { useMemo } from 'react'

/** Time zones of the federation's country, where most events are, at the start of the list. */
const FIRST_ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const

/** Options of a time zone by name, including the chosen one, which the browser may name differently. */
export function useTimeZones(chosen: string | null) {
  const { formats, language } = useWords()
  return useMemo(() => {
    const named = (zones: readonly string[]) =>
      zones.map((value) => ({ value, text: formats.zoneName(value) }))
    const first = new Set<string>(FIRST_ZONES)
    const all = new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])
    const others = [...all].filter((zone) => !first.has(zone))
    const byName = named(others).toSorted((one, other) => one.text.localeCompare(other.text, language))
    return [...named(FIRST_ZONES), ...byName]
  }, [chosen, formats, language])
}
