/** Multipart bodies that no browser sends: with any file name, boundary or end. */

export interface RawPart {
  readonly name: string
  /** Null makes it a plain field, unless it is binary. */
  readonly filename: string | null
  readonly isBinary?: boolean
  readonly content: Uint8Array | string
}

const BOUNDARY = 'polynya-test'

interface RawForm {
  readonly parts: readonly RawPart[]
  /** Of the header; null omits it. */
  readonly boundary?: string | null
  /** Whether the last boundary closes the form. */
  readonly isTerminated?: boolean
}

/** The headers and the body of a form, written byte by byte. */
export function rawForm({ parts, boundary = BOUNDARY, isTerminated = true }: RawForm) {
  const chunks = parts.flatMap(({ name, filename, content, isBinary = filename !== null }) => {
    const file = filename === null ? '' : `; filename="${filename}"`
    const type = isBinary ? '\r\nContent-Type: application/octet-stream' : ''
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(content as Uint8Array), Buffer.from('\r\n')]
  })
  const end = isTerminated ? `--${BOUNDARY}--\r\n` : ''
  return {
    headers: { 'content-type': `multipart/form-data${boundary === null ? '' : `; boundary=${boundary}`}` },
    payload: Buffer.concat([...chunks, Buffer.from(end)]),
  }
}
