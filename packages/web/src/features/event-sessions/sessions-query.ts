import type { EventSession } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Words } from '@polynya/ui'
import { inLanguage } from '@polynya/ui'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'

/** The sessions of an event by number. */
export const sessionsQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.eventSessions(id),
    queryFn: ({ signal }) => client.events.sessions({ params: { id } }, { signal }),
    ...savedUnlessAdministrator(client),
  })

/** Shows a change of sessions wherever they are shown. */
export async function sessionsChanged(queryClient: QueryClient, eventId: number) {
  await refreshCached(`events/sessions/${eventId}`)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.eventSessions(eventId) }),
    queryClient.invalidateQueries({ queryKey: keys.lists.of(eventId) }),
  ])
}

/** Name of a session, such as «Сессия 1: Утро». */
export function sessionName(
  { number, name, nameEn }: Pick<EventSession, 'number' | 'name' | 'nameEn'>,
  { t, language }: Words,
): string {
  const own = inLanguage(language, { ru: name, en: nameEn })?.text
  const numbered = t('events:sessions.numbered', { number: String(number) })
  return own ? `${numbered}: ${own}` : numbered
}

/** Start, temperatures and course of a session, as far as they are known. */
export function sessionFacts(session: EventSession, words: Words, timeZone: string): string[] {
  const { t, formats } = words
  const { date, startsAt, waterTemp, airTemp, courseMetres } = session
  const day = date === null ? null : formats.dayMonth(date)
  return [
    startsAt === null ? day : `${day}, ${formats.time(startsAt, timeZone)}`,
    waterTemp === null ? null : t('events:sessions.water', { degrees: formats.temperature(waterTemp) }),
    airTemp === null ? null : t('events:sessions.air', { degrees: formats.temperature(airTemp) }),
    courseMetres === null
      ? t('events:sessions.openWater')
      : t('events:sessions.course', { metres: courseMetres }),
  ].flatMap((fact) => fact ?? [])
}
