import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { useManagedEvent } from '../../../features/event-manage/managed-event.ts'
import { TabPage } from '../../../features/event-manage/TabPage.tsx'
import { whyNotOnSpot } from '../../../features/events/not-open.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { GuardedForms } from '../../../infrastructure/forms/GuardedForms.tsx'
import { type Entered, OnSpotDone } from './OnSpotDone.tsx'
import { OnSpotForm } from './OnSpotForm.tsx'
import '../../../infrastructure/forms/forms.css'
import '../../../features/registration/choices.css'
import '../../../features/registration/parts/notes.css'
import '../../../features/registration/parts/total-bar.css'
import './on-spot.css'

/** Enters swimmers at the venue: anybody, also after registration has closed. */
export function OnSpotPage() {
  const { t } = useWords()
  const event = useManagedEvent()
  const [entered, setEntered] = useState<Entered | null>(null)
  const why = whyNotOnSpot(event)
  return (
    <TabPage tab="desk" part={t('onSpot:heading')} className="on-spot">
      <p>
        <a href={paths.manageEvent(event.id, 'desk')}>{t('onSpot:back')}</a>
      </p>
      {why && <p className="register-note">{t(`onSpot:refused.${why}`)}</p>}
      {!why && entered && <OnSpotDone eventId={event.id} entered={entered} onNext={() => setEntered(null)} />}
      {!why && !entered && (
        <GuardedForms>
          <OnSpotForm event={event} onEntered={setEntered} />
        </GuardedForms>
      )}
    </TabPage>
  )
}
