import type { Handlers } from '../../http/call.ts'
import { acceptChange } from './acceptChange.ts'
import { acceptTransfer } from './acceptTransfer.ts'
import { candidates } from './candidates.ts'
import { changes } from './changes.ts'
import { declineTransfer } from './declineTransfer.ts'
import { dismissCandidate } from './dismissCandidate.ts'
import { lastChange } from './lastChange.ts'
import { merge } from './merge.ts'
import { offerTransfer } from './offerTransfer.ts'
import { refuseChange } from './refuseChange.ts'
import { requestChange } from './requestChange.ts'
import { transfers } from './transfers.ts'
import { withdrawChange } from './withdrawChange.ts'
import { withdrawTransfer } from './withdrawTransfer.ts'

/** Custody of profiles: their identity, their owner, and their duplicates. */
export const custody = {
  requestChange,
  lastChange,
  withdrawChange,
  changes,
  acceptChange,
  refuseChange,
  offerTransfer,
  transfers,
  acceptTransfer,
  declineTransfer,
  withdrawTransfer,
  candidates,
  dismissCandidate,
  merge,
} satisfies Partial<Handlers['swimmers']>
