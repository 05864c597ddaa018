import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A message port as the socket that the `pg` client expects. The client writes whole protocol messages. */
export class PortStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on('message', (answer: Uint8Array) => {
      if (answer.length > 0) this.push(answer)
    })
    port.on('close', () => this.push(null))
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    this.#port.ref()
    return this
  }

  unref() {
    this.#port.unref()
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#port.postMessage(Uint8Array.from(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#port.postMessage(Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void) {
    this.#port.close()
    done()
  }

  override _destroy(problem: Error | null, done: (problem: Error | null) => void) {
    this.#port.close()
    done(problem)
  }
}
