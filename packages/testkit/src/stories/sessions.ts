/** Sessions of the finished event and of the one in progress: when they start, what was measured there, and who judges. */

import type { Client, EventSessionUpdate } from '@polynya/contract'
import { addDays, dateInZone, startOfDay, wallTime } from '@polynya/domain'
import { PERSONAS } from '../personas.ts'
import type { Meets } from './crowds.ts'

type Official = NonNullable<EventSessionUpdate['officials']>[number]

const named = (
  role: Official['role'],
  category: Official['category'],
  name: string,
  nameEn: string,
): Official => ({ role, category, name, nameEn })

/** The secretary has an account; the others are names. */
const OFFICIALS: Official[] = [
  named('chiefJudge', 'VK', 'Кузнецов Виктор Ильич', 'Viktor Kuznetsov'),
  { ...named('chiefSecretary', '1K', 'Лебедева Анна', 'Anna Lebedeva'), email: PERSONAS.secretary.email },
  named('referee', '1K', 'Орлов Денис Павлович', 'Denis Orlov'),
  named('starter', '2K', 'Белова Татьяна Юрьевна', 'Tatiana Belova'),
  named('turnJudge', '3K', 'Гусев Илья Романович', 'Ilya Gusev'),
  named('timekeeper', '3K', 'Воронина Елена Олеговна', 'Elena Voronina'),
  named('timekeeper', 'young', 'Чайкин Роман', 'Roman Chaikin'),
  named('doctor', null, 'Соловьёв Михаил Андреевич', 'Mikhail Solovyov'),
]

/** Degrees Celsius of water and air, session by session. */
const MEASURED = [
  { waterTemp: 1.2, airTemp: -11.5 },
  { waterTemp: 0.8, airTemp: -14 },
  { waterTemp: 0.6, airTemp: -9.5 },
  { waterTemp: 0.9, airTemp: -12 },
] as const
const COURSE_METRES = 25

/** The sessions of a cup: its day, from 0, and the time at the venue. */
const STARTS = [
  { day: 0, time: '12:30' },
  { day: 1, time: '10:00' },
  { day: 2, time: '10:00' },
  { day: 2, time: '15:00' },
] as const

/** The second session of the event in progress, today, started so many minutes ago. */
const MINUTES_AGO = 50
const UNDER_WAY = 1

export async function holdSessions(meets: Meets): Promise<void> {
  const { administrator } = meets.telling.clients
  const { goingOn, finished } = meets.events
  if (finished !== undefined) await hold(administrator, finished, timeOf)
  if (goingOn === undefined) return
  await hold(administrator, goingOn, (index, timeZone) =>
    index === UNDER_WAY ? startedAt(meets.world.now, timeZone) : timeOf(index),
  )
  const { email } = PERSONAS.secretary
  await administrator.results.grantEditor({ params: { eventId: goingOn }, body: { email } })
}

const startOf = (index: number) => STARTS[index % STARTS.length] ?? STARTS[0]
const timeOf = (index: number) => startOf(index).time

/** Returns the local time at which the session of today started, to ten minutes. */
function startedAt(now: Date, timeZone: string): string {
  const midnight = startOfDay(dateInZone(now, timeZone), timeZone).getTime()
  const tenMinutes = 10 * 60_000
  const start = Math.floor((now.getTime() - MINUTES_AGO * 60_000) / tenMinutes) * tenMinutes
  return wallTime(new Date(Math.max(midnight, start)), timeZone).slice(-TIME_LENGTH)
}

const TIME_LENGTH = 'HH:MM'.length

async function hold(client: Client, id: number, timeAt: (index: number, timeZone: string) => string) {
  const { startDate, timeZone } = await client.events.get({ params: { id } })
  const { sessions } = await client.events.sessions({ params: { id } })
  for (const [index, { id: sessionId }] of sessions.entries()) {
    const body = {
      date: addDays(startDate ?? '', startOf(index).day),
      time: timeAt(index, timeZone),
      ...MEASURED[index % MEASURED.length],
      courseMetres: COURSE_METRES,
      officials: OFFICIALS,
    }
    await client.events.updateSession({ params: { id, sessionId }, body })
  }
}
