import type { EventListRules } from '@polynya/contract'
import { effectiveListRules } from '@polynya/domain'
import { useWords, type Words } from '@polynya/ui'
import { useState } from 'react'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { distanceName } from '../../events/distance-name.ts'
import { RulesForm, type RulesLevel } from './RulesForm.tsx'
import { listRulesQuery } from './rules-query.ts'

/** The rules of the start lists of an event, by event, session or distance. */
export function ListRules({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <details className="list-rules-section">
      <summary>{t('startLists:rules.heading')}</summary>
      <p>{t('startLists:rules.intro')}</p>
      <Loaded query={listRulesQuery(client, eventId)} failed={t('startLists:rules.loadFailed')} rows={4}>
        {(rules) => <Levels eventId={eventId} rules={rules} />}
      </Loaded>
    </details>
  )
}

function Levels({ eventId, rules }: { readonly eventId: number; readonly rules: EventListRules }) {
  const words = useWords()
  const [chosen, setChosen] = useState('event')
  const levels = levelsOf(rules, words)
  const shown = levels.find(({ key }) => key === chosen) ?? levels[0]
  return (
    <>
      <label className="rules-level">
        {words.t('startLists:rules.level')}
        <select value={shown?.key} onChange={({ target }) => setChosen(target.value)}>
          {levels.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {shown && <RulesForm key={`${shown.key} ${shown.version}`} eventId={eventId} shown={shown} />}
    </>
  )
}

/** The event with the defaults above it, then sessions, then distances. */
function levelsOf({ event, sessions, distances }: EventListRules, words: Words): RulesLevel[] {
  const { t } = words
  const sessionRules = new Map(sessions.map(({ number, rules }) => [number, rules]))
  return [
    { key: 'event', text: t('startLists:rules.event'), level: {}, inherited: effectiveListRules(), ...event },
    ...sessions.map(({ sessionId, number, rules, version }) => ({
      key: `session-${sessionId}`,
      text: t('startLists:rules.session', { number: String(number) }),
      level: { sessionId },
      inherited: effectiveListRules(event.rules),
      rules,
      version,
    })),
    ...distances.map((distance) => ({
      key: `distance-${distance.distanceId}`,
      text: t('startLists:rules.distance', {
        distance: distanceName(distance, words),
        number: String(distance.session),
      }),
      level: { distanceId: distance.distanceId },
      inherited: effectiveListRules(event.rules, sessionRules.get(distance.session)),
      rules: distance.rules,
      version: distance.version,
    })),
  ]
}
