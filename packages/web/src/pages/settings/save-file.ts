/** Hands a text to the browser to be saved as a file. */
export function saveFile(name: string, text: string) {
  saveBlob(name, new Blob([text], { type: 'application/json' }))
}

/** The same with bytes. */
export function saveBlob(name: string, bytes: Blob) {
  const address = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
