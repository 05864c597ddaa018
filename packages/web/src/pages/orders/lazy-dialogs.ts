/** Dialogs with forms, half of the page's code: loaded in the background before the first one is opened. */

import { lazy } from 'react'

const cancelEntry = () => import('./CancelEntry.tsx')
const markPaid = () => import('./MarkPaidDialog.tsx')
const refund = () => import('./RefundDialog.tsx')

export const CancelEntry = lazy(async () => ({ default: (await cancelEntry()).CancelEntry }))
export const MarkPaidDialog = lazy(async () => ({ default: (await markPaid()).MarkPaidDialog }))
export const RefundDialog = lazy(async () => ({ default: (await refund()).RefundDialog }))

export function fetchDialogs() {
  // A dialog that fails to load now is loaded when it is opened.
  for (const fetchOne of [cancelEntry, markPaid, refund]) fetchOne().catch(() => undefined)
}
