import { DepthRings } from '@polynya/ui'

/** The water of an event, on which its card shows its days. */
export function EventWater({ id }: { readonly id: number }) {
  return <DepthRings seed={id} rings={6} ratio={1} centre={[0.62, 0.42]} />
}
