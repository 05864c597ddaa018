import { Skeleton } from '@polynya/ui'

/** A swimmer's card in its geometry, until it is there. */
export function SwimmerPending() {
  return (
    <div className="swimmer-card" aria-hidden="true">
      <div className="swimmer-card-head">
        <span className="swimmer-photo" />
        <div className="swimmer-card-names">
          <Skeleton shape="line" count={3} />
        </div>
      </div>
      <div className="swimmer-card-facts">
        <Skeleton shape="line" count={7} />
      </div>
    </div>
  )
}
