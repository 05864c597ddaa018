import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import type { AdminPage } from '../../infrastructure/addresses/admin-pages.ts'
import { PagePending } from '../../infrastructure/components/PagePending.tsx'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import '../../features/administration/administration.css'

const PAGES: Readonly<Record<AdminPage, ComponentType>> = {
  accounts: lazy(async () => ({
    default: (await import('./accounts/AdminAccountsPage.tsx')).AdminAccountsPage,
  })),
  settings: lazy(async () => ({
    default: (await import('./settings/AdminSettingsPage.tsx')).AdminSettingsPage,
  })),
  audit: lazy(async () => ({
    default: (await import('./audit/AdminAuditPage.tsx')).AdminAuditPage,
  })),
  outbox: lazy(async () => ({
    default: (await import('./outbox/AdminOutboxPage.tsx')).AdminOutboxPage,
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
