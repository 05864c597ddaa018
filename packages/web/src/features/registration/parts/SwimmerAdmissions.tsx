import type { EventView, SwimmerCard } from '@polynya/contract'
import { isMissingAdmission } from '@polynya/domain'
import { swimmerName, useWords } from '@polynya/ui'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { AdmissionTag } from '../../admissions/AdmissionTag.tsx'
import { admissionsQuery } from '../../admissions/admission-queries.ts'

interface Props {
  readonly event: EventView
  readonly swimmer: SwimmerCard
}

/** Status of the documents that an event requires of a swimmer; empty if it requires none. */
export function SwimmerAdmissions(props: Props) {
  return props.event.entryRules.admissions.length > 0 ? <RequiredAdmissions {...props} /> : null
}

function RequiredAdmissions({ event, swimmer }: Props) {
  const { t, language } = useWords()
  const { client } = useApp()
  const { required = [] } = useQuery(admissionsQuery(client, swimmer.id, event.id)).data ?? {}
  const missing = required.filter(isMissingAdmission)
  if (required.length === 0) return null
  if (missing.length === 0) {
    const isPending = required.some(({ state }) => state === 'pending')
    return <p>{t(`admissions:register.${isPending ? 'pending' : 'complete'}`)}</p>
  }
  const { main } = swimmerName(swimmer, language)
  return (
    <div className="register-note register-admissions">
      <p>
        {t('admissions:register.lack')}{' '}
        {t(`admissions:register.${event.entryRules.admissionsAt === 'entry' ? 'atEntry' : 'atDesk'}`)}
      </p>
      <ul>
        {missing.map(({ kind, state }) => (
          <li key={kind}>
            {t(`admissions:kinds.${kind}`)} <AdmissionTag state={state} />
          </li>
        ))}
      </ul>
      <a
        href={`${paths.editSwimmer(swimmer.id)}?event=${event.id}#admissions`}
        aria-label={`${t('admissions:register.toUpload')}: ${main.text}`}
      >
        {t('admissions:register.toUpload')}
      </a>
    </div>
  )
}
