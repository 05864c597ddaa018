import { lazyRouteComponent } from '@tanstack/react-router'

/** The question to the owner, with the dialogs that it needs: fetched for profiles that wait, before their page is shown. */
export const LazyUnconfirmed = lazyRouteComponent(() => import('./Unconfirmed.tsx'), 'Unconfirmed')
