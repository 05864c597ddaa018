import { useRouterState } from '@tanstack/react-router'
import { MANAGE_TABS, type ManageTab } from '../../infrastructure/addresses/manage-tabs.ts'

/** The tab that the address names. */
export function useTab(): ManageTab {
  const last = useRouterState({ select: ({ location }) => location.pathname.split('/').at(4) })
  return MANAGE_TABS.find((tab) => tab === last) ?? 'overview'
}
