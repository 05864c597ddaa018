/** The parts of an entry at the venue, in one chunk. */

export { AnySwimmer } from './AnySwimmer.tsx'
export { OnSpotFields } from './OnSpotFields.tsx'
