/** Tabs that show one feature of the management of an event each. */

import { useWords } from '@polynya/ui'
import { DiplomaTemplates } from '../../features/diplomas/DiplomaTemplates.tsx'
import { EventDescriptions } from '../../features/event-content/EventDescriptions.tsx'
import { EventDocuments } from '../../features/event-content/EventDocuments.tsx'
import { EventExport } from '../../features/event-content/EventExport.tsx'
import { EntrantMessages } from '../../features/event-entrants/EntrantMessages.tsx'
import { EventMoney } from '../../features/event-entrants/EventMoney.tsx'
import { ManagedLists } from '../../features/event-lists/manage/ManagedLists.tsx'
import { useManagedEvent } from '../../features/event-manage/managed-event.ts'
import { TabPage } from '../../features/event-manage/TabPage.tsx'
import { ManagedSessions } from '../../features/event-sessions/manage/ManagedSessions.tsx'
import { ExportFiles } from '../../features/exchange/ExportFiles.tsx'
import { FileImports } from '../../features/exchange/FileImports.tsx'
import { ImportEntries } from '../../features/exchange/ImportEntries.tsx'
import { ImportResults } from '../../features/exchange/ImportResults.tsx'
import { ImportStartLists } from '../../features/exchange/ImportStartLists.tsx'
import { AllPrintouts } from '../../features/printouts/AllPrintouts.tsx'
import { PrintoutPreview } from '../../features/printouts/PrintoutPreview.tsx'
import { PrintSettings } from '../../features/printouts/PrintSettings.tsx'
import { TimingLink } from '../../features/timing/TimingLink.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'

export function ListsTab() {
  const { t } = useWords()
  const event = useManagedEvent()
  return (
    <TabPage tab="lists">
      <GuardedForms>
        <ManagedLists event={event} />
      </GuardedForms>
      <section aria-labelledby="timing-link">
        <h2 id="timing-link">{t('timing:link.heading')}</h2>
        <TimingLink event={event} />
      </section>
    </TabPage>
  )
}

export function SessionsTab() {
  return (
    <TabPage tab="sessions">
      <GuardedForms>
        <ManagedSessions event={useManagedEvent()} />
      </GuardedForms>
    </TabPage>
  )
}

export function PrintoutsTab() {
  const { t } = useWords()
  const event = useManagedEvent()
  const { id, freeEvent } = event
  return (
    <TabPage tab="printouts">
      <PrintoutPreview event={event} />
      <AllPrintouts eventId={id} readers={['administrators', 'desk', 'everyone']} />
      <section aria-labelledby="exchange">
        <h2 id="exchange">{t('printouts:exchange.heading')}</h2>
        <ImportEntries eventId={id} isFree={freeEvent} />
        <ImportStartLists eventId={id} />
        <ImportResults eventId={id} />
        <FileImports eventId={id} />
        <ExportFiles eventId={id} />
      </section>
      <GuardedForms>
        <DiplomaTemplates event={event} />
        <PrintSettings eventId={id} />
      </GuardedForms>
    </TabPage>
  )
}

export function MailTab() {
  return (
    <TabPage tab="mail">
      <GuardedForms>
        <EntrantMessages event={useManagedEvent()} />
      </GuardedForms>
    </TabPage>
  )
}

export function MoneyTab() {
  return (
    <TabPage tab="money">
      <EventMoney event={useManagedEvent()} />
    </TabPage>
  )
}

export function DocumentsTab() {
  const event = useManagedEvent()
  const { queryClient, queries } = useApp()
  const onSaved = () => queryClient.invalidateQueries(queries.event(event.id))
  return (
    <TabPage tab="documents">
      <GuardedForms>
        <EventDocuments event={event} onSaved={onSaved} level={2} />
        <EventDescriptions event={event} onSaved={onSaved} level={2} />
      </GuardedForms>
      <EventExport event={event} />
    </TabPage>
  )
}
