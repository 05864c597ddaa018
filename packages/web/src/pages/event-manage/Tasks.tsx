import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { ContentSection } from '../../features/event-content/ContentSection.tsx'
import { startListHeadsQuery } from '../../features/event-lists/lists-queries.ts'
import { AgeGroupChanges } from '../../features/registration/AgeGroupChanges.tsx'
import { registrationsCount } from '../../features/registration/registrations-query.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { RemindUnpaid } from './RemindUnpaid.tsx'

interface Props {
  readonly event: EventView
}

/** Tasks of an administrator: unpaid entries, documents to review, start lists to make. */
export function Tasks({ event }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const entries = paths.manageEvent(event.id, 'entries')
  const unpaid = registrationsCount(client, event.id, { state: 'held' })
  return (
    <ContentSection id="manage-tasks" heading={t('eventManage:tasks.heading')} level={2}>
      <AgeGroupChanges eventId={event.id} version={event.version} />
      <ul className="manage-tasks">
        <Loaded query={unpaid} failed={t('registrations:failed')} rows={1}>
          {({ total }) => (
            <Task
              isDone={total === 0}
              text={t(`eventManage:tasks.${total === 0 ? 'nonePaying' : 'unpaid'}`, { count: total })}
              href={`${entries}?state=held`}
            >
              {total > 0 && <RemindUnpaid event={event} />}
            </Task>
          )}
        </Loaded>
        {event.entryRules.admissions.length > 0 && <AdmissionTasks event={event} />}
        <Loaded query={startListHeadsQuery(client, event.id)} failed={t('startLists:lists.failed')} rows={1}>
          {({ lists }) => {
            const count = lists.filter(({ version, entries }) => version === null && entries > 0).length
            return (
              <Task
                isDone={count === 0}
                text={t(`eventManage:tasks.${count === 0 ? 'listsMade' : 'lists'}`, { count })}
                href={paths.manageEvent(event.id, 'lists')}
              />
            )
          }}
        </Loaded>
      </ul>
    </ContentSection>
  )
}

/** Admission documents that wait for a review, and those that are missing. */
function AdmissionTasks({ event }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  return (['pending', 'missing'] as const).map((admissions) => (
    <Loaded
      key={admissions}
      query={registrationsCount(client, event.id, { admissions })}
      failed={t('registrations:failed')}
      rows={1}
    >
      {({ total }) => (
        <Task
          isDone={total === 0}
          text={
            total === 0
              ? t(`eventManage:tasks.${admissions}None`)
              : t(`eventManage:tasks.${admissions}`, { count: total })
          }
          href={`${paths.manageEvent(event.id, 'entries')}?admissions=${admissions}`}
        />
      )}
    </Loaded>
  ))
}

function Task({
  isDone,
  text,
  href,
  children,
}: {
  readonly isDone: boolean
  readonly text: string
  readonly href: string
  readonly children?: ReactNode
}) {
  return (
    <li data-done={isDone || undefined}>
      <a href={href}>{text}</a>
      {children}
    </li>
  )
}
