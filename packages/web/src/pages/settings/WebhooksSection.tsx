import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Webhooks of the account; the section loads on demand, with its texts. */
export function WebhooksSection() {
  const heading = useWords().t('account:webhooks')
  const { words } = useApp()
  const part = queryOptions({
    queryKey: keys.code('webhooks'),
    meta: { isForAll: true },
    queryFn: async () =>
      (await Promise.all([import('./webhooks/Webhooks.tsx'), words.load(['embedding'])]))[0],
  })
  return (
    <SettingsSection id="webhooks" heading={heading}>
      <Loaded query={part} failed={heading}>
        {({ Webhooks }) => <Webhooks />}
      </Loaded>
    </SettingsSection>
  )
}
