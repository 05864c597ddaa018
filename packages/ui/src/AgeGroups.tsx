import type { EventView } from '@polynya/contract'
import { ageRange } from './age-range.ts'
import { useWords } from './words.ts'

/** Age groups of an event with their bounds. */
export function AgeGroups({ groups }: { readonly groups: EventView['ageGroups'] }) {
  const words = useWords()
  if (groups.length === 0) return <p>{words.t('events:program.noAgeGroups')}</p>
  return (
    <dl className="age-groups">
      {groups.map((group) => (
        <div key={group.code}>
          <dt>{group.code}</dt>
          <dd>{ageRange(group, words)}</dd>
        </div>
      ))}
    </dl>
  )
}
