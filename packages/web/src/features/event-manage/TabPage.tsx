import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { ManageTab } from '../../infrastructure/addresses/manage-tabs.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { eventName } from '../events/event-name.ts'
import { useManagedEvent } from './managed-event.ts'

/** A tab of the management page of an event, with its heading and title. */
export function TabPage({
  tab,
  part,
  className = '',
  children,
}: {
  readonly tab: ManageTab
  /** A part of the tab with an address of its own. */
  readonly part?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const { t, language } = useWords()
  const name = t(`eventManage:tabs.${tab}`)
  const heading = part ? t('eventManage:part', { tab: name, part }) : name
  usePageTitle({ name: `${heading}, ${eventName(useManagedEvent(), language).text}` })
  return (
    <div className={`page manage-tab ${className}`}>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  )
}
