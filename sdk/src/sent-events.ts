/** Server-sent events, as the body of a response brings them. */

export interface SentEvent {
  readonly event: string
  readonly data: string
}

/** Yields each event of a stream; comments, ids and `retry` are left out. */
export async function* sentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = fieldOf(block, 'event')
        const data = fieldOf(block, 'data')
        if (event !== undefined && data !== undefined) yield { event, data }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)
