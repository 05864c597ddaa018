import type { Language } from '@polynya/contract'

/**
 * Returns the address by which calendar programs subscribe to a calendar of the server.
 * @param name `events`, `events/7` or `swimmers/PETR004217`
 */
export const calendarAddress = (name: string, language: Language): string =>
  `webcal://${location.host}/calendar/${name}.ics?lang=${language}`
