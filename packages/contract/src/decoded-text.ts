/**
 * Text of files as people save them: UTF-8, UTF-16 with a byte order mark, the encoding that an XML file declares, or the
 * Cyrillic code page of Windows. See docs/rules.md#files.
 */

const UTF_16 = { 'ff fe': 'utf-16le', 'fe ff': 'utf-16be' } as const

/** Whether a file is a ZIP archive, as are those of spreadsheet programs and compressed Lenex files. */
export const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Whether a file is an archive or XML by its first characters, as Lenex files are; tables and JSON are neither. */
export const isLenexFile = (bytes: Uint8Array): boolean =>
  isZip(bytes) || decodedText(bytes).trimStart().startsWith('<')

/** Returns the text of a file without its byte order mark. */
export function decodedText(bytes: Uint8Array): string {
  const mark = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
  const utf16 = Object.entries(UTF_16).find(([each]) => each === mark)?.[1]
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return (declaredDecoder(bytes) ?? new TextDecoder('windows-1251')).decode(bytes)
  }
}

/** The decoder of the encoding that an XML file declares; null if it declares none, or UTF-8, which it is not in. */
function declaredDecoder(bytes: Uint8Array): InstanceType<typeof TextDecoder> | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const [, label = 'utf-8'] = /^<\?xml[^>]*?\sencoding=["']([\w-]+)["']/.exec(head) ?? []
  try {
    const decoder = new TextDecoder(label)
    return decoder.encoding === 'utf-8' ? null : decoder
  } catch {
    return null
  }
}
