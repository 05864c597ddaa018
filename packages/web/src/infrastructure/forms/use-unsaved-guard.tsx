import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LeaveUnsaved } from '../dialogs/LeaveUnsaved.tsx'

/** Another step or a dialog over the page is still the page. */
const leavesPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname

/**
 * Requires confirmation before unsaved changes are lost: by a link, by the Back button, or by closing the
 * page. Requires the namespace `errors`. A page of several forms has <GuardedForms> instead.
 * @param onLeave called once the user leaves without saving, on purpose
 * @returns the confirmation dialog, to be rendered anywhere on the page
 */
export function useUnsavedGuard(isUnsaved: boolean, onLeave?: () => void): ReactNode {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesPage,
    disabled: !isUnsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <LeaveUnsaved
      onLeave={() => {
        onLeave?.()
        proceed()
      }}
      onClose={reset}
    />
  )
}
