/**
 * The demo federation: its people, its events and the stories that create it. A separate entry, because it loads
 * the drawing code.
 */

export {
  ERROR_SCENARIOS,
  type ErrorScenario,
  type ScenarioContext,
} from './error-scenarios/error-scenarios.ts'
export { anEvent } from './events/an-event.ts'
export { description } from './events/description.ts'
export { type EventUpload, eventFiles } from './events/event-files.ts'
export { GATHERINGS } from './events/gatherings.ts'
export { type PlannedEvent, plannedEvents } from './events/plans.ts'
export { SHOWCASE, type ShowpieceName } from './events/showcase.ts'
export { JUDGE_QUESTIONS } from './judge-questions/judge-questions.ts'
export { type NamedSwimmer, namedSwimmers } from './people/named-swimmers.ts'
export { aSwimmer, swimmers } from './people/swimmer.ts'
export { PERSONAS, type Persona, type PersonaName } from './personas.ts'
export { type Random, randomFrom } from './random.ts'
export { type Federation, makeFederation } from './stories/federation.ts'
export { SIZES, type Size, type World } from './stories/world.ts'
export { VENUES, type VenueName } from './venues/venues.ts'
