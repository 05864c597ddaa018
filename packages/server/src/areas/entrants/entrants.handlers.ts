import type { Handlers } from '../../http/call.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { moneyFile } from './moneyFile.ts'
import { previewMessage } from './previewMessage.ts'
import { sendMessage } from './sendMessage.ts'
import { setState } from './setState.ts'
import { stateWork } from './stateWork.ts'

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
