import type { EventCard } from '@polynya/contract'
import { Skeleton } from '@polynya/ui'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

const HomeDetails = lazyRouteComponent(() => import('./HomeDetails.tsx'), 'HomeDetails')

/** The rest of the home page, once the first glance is there; without it the page is whole, too. */
export function Later({ event }: { readonly event: EventCard | undefined }) {
  const { words } = useApp()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    Promise.all([words.load(['swimmers']), HomeDetails.preload?.()]).then(
      () => setReady(true),
      () => undefined,
    )
  }, [words])
  const holdsPlace = (
    <div className="page">
      <Skeleton shape="card" count={2} />
    </div>
  )
  if (!isReady) return holdsPlace
  return (
    <Suspense fallback={holdsPlace}>
      <HomeDetails event={event} />
    </Suspense>
  )
}
