import type { Admissions, Swimmer } from '@polynya/contract'
import { ADMISSION_KINDS, ADMISSIONS, type AdmissionKind, isMinor } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { admissionsQuery } from '../../features/admissions/admission-queries.ts'
import { readRegisterSearch, registerAddress } from '../../features/registration/register-search.ts'
import { focusSection, SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { AdmissionItem } from './AdmissionItem.tsx'
import './admissions.css'

const ID = 'admissions'

/** What a swimmer shows to be admitted; for the event of a registration that leads here, and back to it. */
export function AdmissionsSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const { client } = useApp()
  const today = useToday()
  const eventId = useRouterState({ select: ({ location }) => eventIn(location.search) })
  useArrival()
  return (
    <SettingsSection id={ID} heading={t('admissions:heading')} text={t('admissions:text')}>
      {eventId && (
        <p>
          <a href={registerAddress({ event: eventId, step: 'check' })}>
            {t('admissions:backToRegistration')}
          </a>
        </p>
      )}
      <Loaded query={admissionsQuery(client, swimmer.id, eventId)} failed={t('admissions:failed')}>
        {(answer) =>
          kindsOf(swimmer, answer, today).map((kind) => (
            <AdmissionItem
              key={kind}
              swimmerId={swimmer.id}
              kind={kind}
              document={answer.documents.find((each) => each.kind === kind)}
              requiredState={answer.required.find((each) => each.kind === kind)?.state}
            />
          ))
        }
      </Loaded>
    </SettingsSection>
  )
}

/** Not `e`: a registration that is being left would take that for its own. */
const eventIn = (search: object) => readRegisterSearch({ e: 'event' in search && search.event }).event

/** Consents apply to minors; one that is stored, or that an event requires, is listed all the same. */
function kindsOf({ dob }: Swimmer, { documents, required }: Admissions, today: string): AdmissionKind[] {
  const isYoung = dob != null && isMinor(dob, today)
  const listed = [...documents, ...required].map(({ kind }) => kind)
  return ADMISSION_KINDS.filter((kind) => isYoung || !ADMISSIONS[kind].ofMinors || listed.includes(kind))
}

/** Scrolls to the section of a followed link once it is rendered. */
function useArrival() {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash !== ID) return
    document.getElementById(ID)?.scrollIntoView()
    focusSection(ID)
  }, [hash])
}
