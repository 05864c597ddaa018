/** A keychain that never answers and hears nothing. */
process.on('SIGTERM', () => undefined)
setInterval(() => undefined, 1000)
