import type { EventView, SwimmerCard, UserInEvent } from '@polynya/contract'
import type { RegisterSearch } from '../register-search.ts'
import type { Basket } from './basket.ts'
import type { Programme } from './programme.ts'
import type { Pricing } from './use-quote.ts'

/** A basket for an event, with its price. */
export interface BasketProps {
  readonly event: EventView
  readonly programme: Programme
  readonly basket: Basket
  readonly change: (edit: (basket: Basket) => Basket) => void
  readonly pricing: Pricing
}

/** Props of every step of a basket. */
export interface StepProps extends BasketProps {
  readonly search: RegisterSearch
  /** Those that can be chosen: the account's own, and those that an administrator has added. */
  readonly swimmers: readonly SwimmerCard[]
  readonly inEvent: UserInEvent | undefined
  /** Whether the caller may enter any swimmer: an administrator of the event in administrator mode. */
  readonly mayEnterAnybody: boolean
}
