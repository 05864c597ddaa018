/** The dialogs with forms, which are as much as all the rest: fetched behind the page, before somebody asks for one. */

import { lazyRouteComponent } from '@tanstack/react-router'

export const CancelEntry = lazyRouteComponent(() => import('./CancelEntry.tsx'), 'CancelEntry')
export const MarkPaidDialog = lazyRouteComponent(() => import('./MarkPaidDialog.tsx'), 'MarkPaidDialog')
export const RefundDialog = lazyRouteComponent(() => import('./RefundDialog.tsx'), 'RefundDialog')

export function fetchDialogs() {
  // One that cannot be fetched now is fetched when it is asked for.
  for (const { preload } of [CancelEntry, MarkPaidDialog, RefundDialog]) preload?.().catch(() => undefined)
}
