import { useWords } from '@polynya/ui'
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'

/** Another step or a dialog over the page is still the page. */
const leavesPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname

/**
 * Asks before unsaved changes are left behind: by a link, by the Back button, or by closing the page. Needs the
 * namespace `errors`. A page of several forms has <GuardedForms> instead.
 * @param onLeave called once somebody leaves without them, on purpose
 * @returns what asks, to be shown anywhere on the page
 */
export function useUnsavedGuard(isUnsaved: boolean, onLeave?: () => void): ReactNode {
  const { t } = useWords()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesPage,
    disabled: !isUnsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      heading={t('errors:unsaved.heading')}
      text={t('errors:unsaved.text')}
      confirm={t('errors:unsaved.leave')}
      cancel={t('errors:unsaved.stay')}
      onConfirm={() => {
        onLeave?.()
        proceed()
      }}
      onClose={reset}
    />
  )
}
