import { Performance, type SwimmerResult } from '@polynya/ui'
import '@polynya/ui/Chart.css'
import '@polynya/ui/Performance.css'

/** The charts of a swimmer with their styles, in a chunk of their own. */
export function LazyPerformance({ results }: { readonly results: readonly SwimmerResult[] }) {
  return <Performance results={results} />
}
