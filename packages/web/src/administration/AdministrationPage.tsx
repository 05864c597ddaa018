import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import type { AdminPage } from '../app/menu.ts'
import { PagePending } from '../app/PagePending.tsx'
import { usePageTitle } from '../app/page-title.ts'
import './administration.css'

const PAGES: Readonly<Record<AdminPage, ComponentType>> = {
  accounts: lazy(async () => ({
    default: (await import('../pages/admin-accounts/AdminAccountsPage.tsx')).AdminAccountsPage,
  })),
  settings: lazy(async () => ({
    default: (await import('../pages/admin-settings/AdminSettingsPage.tsx')).AdminSettingsPage,
  })),
  audit: lazy(async () => ({
    default: (await import('../pages/admin-audit/AdminAuditPage.tsx')).AdminAuditPage,
  })),
  outbox: lazy(async () => ({
    default: (await import('../pages/admin-outbox/AdminOutboxPage.tsx')).AdminOutboxPage,
  })),
}

const route = getRouteApi('/admin/$page')

/** The page of the administration that an address names. */
export function AdministrationPage() {
  const { page } = route.useParams()
  return <Named key={page} page={page} />
}

function Named({ page }: { readonly page: AdminPage }) {
  const { t } = useWords()
  usePageTitle({ name: t(`navigation.${page}`) })
  const Page = PAGES[page]
  return (
    <Suspense fallback={<PagePending />}>
      <Page />
    </Suspense>
  )
}
