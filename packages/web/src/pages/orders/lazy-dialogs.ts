/** The dialogs with forms, which are as much as all the rest: fetched behind the page, before somebody asks for one. */

import { lazy } from 'react'

const cancelEntry = () => import('./CancelEntry.tsx')
const markPaid = () => import('./MarkPaidDialog.tsx')
const refund = () => import('./RefundDialog.tsx')

export const CancelEntry = lazy(async () => ({ default: (await cancelEntry()).CancelEntry }))
export const MarkPaidDialog = lazy(async () => ({ default: (await markPaid()).MarkPaidDialog }))
export const RefundDialog = lazy(async () => ({ default: (await refund()).RefundDialog }))

export function fetchDialogs() {
  // One that cannot be fetched now is fetched when it is asked for.
  for (const fetchOne of [cancelEntry, markPaid, refund]) fetchOne().catch(() => undefined)
}
