/** Gives a file to the browser to be saved. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

interface AnsweredFile {
  readonly name: string
  readonly type: string
  readonly base64: string
}

/** The same with a file that an answer carries. */
export function saveAnswer({ name, type, base64 }: AnsweredFile) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  saveFile(name, new Blob([bytes], { type }))
}
