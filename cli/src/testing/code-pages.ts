/** Cyrillic text as older programs save it; Node encodes UTF-8 alone. */

/** Text in the Cyrillic code page of Windows. */
export const windows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      if (sign === '№') return 0xb9
      const code = sign.charCodeAt(0)
      return code >= 0x410 ? code - 0x350 : code
    }),
  )

/** Text in the code page of DOS. */
export const dos = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0)
      if (code < 0x410) return sign === '№' ? 0xfc : code
      return code < 0x440 ? code - 0x390 : code - 0x360
    }),
  )
