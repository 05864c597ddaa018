/** Zones of the federation's own country come first: most events are there. */
const FIRST = [
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

/** Every zone to choose from, with the one that is chosen even where the browser calls it otherwise. */
export const timeZones = (chosen: string): string[] => [
  ...new Set<string>([...FIRST, ...Intl.supportedValuesOf('timeZone'), chosen]),
]
