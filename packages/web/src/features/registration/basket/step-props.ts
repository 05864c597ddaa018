import type { EventView, SwimmerCard, UserInEvent } from '@polynya/contract'
import type { RegisterSearch } from '../register-search.ts'
import type { Basket } from './basket.ts'
import type { Programme } from './programme.ts'
import type { Pricing } from './use-quote.ts'

/** What every step of a basket is given. */
export interface StepProps {
  readonly event: EventView
  readonly programme: Programme
  readonly search: RegisterSearch
  /** The account's own. */
  readonly swimmers: readonly SwimmerCard[]
  readonly inEvent: UserInEvent | undefined
  readonly basket: Basket
  readonly change: (edit: (basket: Basket) => Basket) => void
  readonly pricing: Pricing
}
