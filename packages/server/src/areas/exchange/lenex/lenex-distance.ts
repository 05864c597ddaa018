import { distCodeOfStyle, genderOfLenex } from '@polynya/domain'
import type { LenexEvent } from './lenex-model.ts'

/** Returns what an event of a file is here: its code is null if it is not swum here. */
export function lenexDistance({ style, gender, line = 1 }: LenexEvent) {
  const relay = style.relayCount > 1 ? `${style.relayCount}x` : ''
  return {
    ...{ line, what: `${gender} ${relay}${style.distance} ${style.code ?? style.stroke}` },
    ...{ distCode: distCodeOfStyle(style), gender: genderOfLenex(gender) },
  }
}
