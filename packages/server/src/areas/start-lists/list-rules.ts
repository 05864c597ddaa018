/** Rules of the start lists of an event by level: as the API returns them, and as they are changed. */

import type { EventListRules } from '@polynya/contract'
import { effectiveListRules, type ListRules, listRuleIssues } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { HandlerCall } from '../../http/call.ts'
import { listSettingsOf } from '../events/record/event-data.ts'
import { type EventHead, updateEvent } from '../events/record/events.store.ts'
import {
  listSessions,
  lockSession,
  type SessionRow,
  updateSession,
} from '../events/sessions/sessions.store.ts'
import { setDistanceRules } from './list-rules.store.ts'
import { startedDistances } from './listed-distances.ts'
import type { DistanceRow } from './start-lists.store.ts'

/** An event with the rules of its levels. */
interface Levels {
  readonly event: EventHead
  readonly eventRules: ListRules | null
  readonly sessions: readonly SessionRow[]
  readonly distances: readonly DistanceRow[]
}

export async function findLevels(db: Db, event: EventHead, eventRules: ListRules | null): Promise<Levels> {
  const sessions = await listSessions(db, event.id)
  return { event, eventRules, sessions, distances: await startedDistances(db, event.id) }
}

export function listRulesView({ event, eventRules, sessions, distances }: Levels): EventListRules {
  const versions = new Map(sessions.map(({ number, version }) => [number, version]))
  return {
    event: { rules: listSettingsOf(eventRules), version: event.version },
    sessions: sessions.map(({ id, number, list_rules, version }) => ({
      sessionId: id,
      number,
      rules: list_rules as EventListRules['sessions'][number]['rules'],
      version,
    })),
    distances: distances.map(({ id, dist_code, gender, session, list_rules }) => ({
      distanceId: id,
      distCode: dist_code,
      gender,
      session,
      rules: list_rules as EventListRules['distances'][number]['rules'],
      version: versions.get(session) ?? 1,
    })),
  }
}

type Call = HandlerCall<'events.updateListRules'>

/** Stores the rules of a level; fails if they contradict those that it inherits. */
export async function storeListRules(tx: Tx, levels: Levels, { body, ifMatch, at }: Call) {
  const { rules, sessionId, distanceId } = body
  if (distanceId !== undefined) {
    const distance = levels.distances.find(({ id }) => id === distanceId) ?? fail('prestart_not_found')
    refuse(levels.eventRules, distance.session_rules, rules)
    await touchSession(tx, levels, { sessionId: sessionIdOf(levels, distance), ifMatch })
    return setDistanceRules(tx, distanceId, rules)
  }
  if (sessionId !== undefined) {
    refuse(levels.eventRules, rules)
    return touchSession(tx, levels, { sessionId, ifMatch, rules })
  }
  const { id, version } = levels.event
  if (ifMatch !== null && ifMatch !== version) fail('stale')
  refuse(rules)
  const list_settings = JSON.stringify(effectiveListRules(rules))
  await updateEvent(tx, id, { list_settings, version: version + 1, updated_at: at })
}

const sessionIdOf = ({ sessions }: Levels, { session }: DistanceRow) =>
  sessions.find(({ number }) => number === session)?.id ?? fail('event_session_not_found')

function refuse(...levels: Parameters<typeof effectiveListRules>) {
  const issues = listRuleIssues(effectiveListRules(...levels))
  if (issues.length > 0) {
    fail('invalid_input', { issues: issues.map((each) => ({ ...each, path: `rules.${each.path}` })) })
  }
}

interface Touched {
  readonly sessionId: number
  readonly ifMatch: number | null
  /** New rules of the session itself. */
  readonly rules?: ListRules
}

async function touchSession(tx: Tx, { event }: Levels, { sessionId, ifMatch, rules }: Touched) {
  const { id, version } = await lockSession(tx, event.id, sessionId)
  if (ifMatch !== null && ifMatch !== version) fail('stale')
  await updateSession(tx, id, rules ? { list_rules: JSON.stringify(rules) } : {})
}
