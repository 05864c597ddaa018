/** Calls of the specification that need printed documents and are still to come. */

import type { SpecCallId } from './spec-calls.ts'

/** It may only shrink: its test holds the present length as the most. */
export const SPEC_CALLS_TO_COME = ['events.printProtocolAbs'] as const satisfies readonly SpecCallId[]
