import { EventState } from '../../features/event-entrants/EventState.tsx'
import { useManagedEvent } from '../../features/event-manage/managed-event.ts'
import { TabPage } from '../../features/event-manage/TabPage.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Figures } from './Figures.tsx'
import { Tasks } from './Tasks.tsx'

/** What an administrator of an event looks at first: entries, money, and the tasks that wait. */
export function OverviewTab() {
  const event = useManagedEvent()
  const { queryClient, queries } = useApp()
  return (
    <TabPage tab="overview">
      <Figures event={event} />
      <Tasks event={event} />
      <EventState event={event} onChanged={() => queryClient.invalidateQueries(queries.event(event.id))} />
    </TabPage>
  )
}
