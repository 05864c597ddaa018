import { useWords } from '@polynya/ui'
import { ContentSection } from '../../features/event-content/ContentSection.tsx'
import { EventState } from '../../features/event-entrants/EventState.tsx'
import { useManagedEvent } from '../../features/event-manage/managed-event.ts'
import { Readiness } from '../../features/event-manage/Readiness.tsx'
import { TabPage } from '../../features/event-manage/TabPage.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Figures } from './Figures.tsx'
import { Tasks } from './Tasks.tsx'

/** What an administrator of an event looks at first: entries, money, and the tasks that wait. */
export function OverviewTab() {
  const { t } = useWords()
  const event = useManagedEvent()
  const { queryClient, queries } = useApp()
  return (
    <TabPage tab="overview">
      <ContentSection id="manage-readiness" heading={t('eventManage:readiness.heading')} level={2}>
        <Readiness event={event} />
      </ContentSection>
      <Figures event={event} />
      <Tasks event={event} />
      <p className="buttons">
        <a className="button" href={paths.resultsDesk(event.id)}>
          {t('eventManage:resultsDesk')}
        </a>
        <a className="button" href={paths.hall(event.id)}>
          {t('titles.hall')}
        </a>
      </p>
      <EventState event={event} onChanged={() => queryClient.invalidateQueries(queries.event(event.id))} />
    </TabPage>
  )
}
