import type { Handlers } from '../../http/call.ts'
import { messages } from '../events/messages.ts'
import { money } from '../events/money.ts'
import { moneyFile } from '../events/moneyFile.ts'
import { previewMessage } from '../events/previewMessage.ts'
import { sendMessage } from '../events/sendMessage.ts'
import { setState } from '../events/setState.ts'
import { stateWork } from '../events/stateWork.ts'

/** Calls of the group `events`. */
export const entrantsOfEvents = {
  stateWork,
  setState,
  messages,
  previewMessage,
  sendMessage,
  money,
  moneyFile,
} satisfies Partial<Handlers['events']>
