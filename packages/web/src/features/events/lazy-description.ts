import { lazyRouteComponent } from '@tanstack/react-router'

/** The description with what cleans it: fetched for events that have one, before their page is shown. */
export const LazyDescription = lazyRouteComponent(() => import('./Description.tsx'), 'Description')
