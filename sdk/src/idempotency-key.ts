/**
 * A new `Idempotency-Key`: 32 hexadecimal digits. A keyed call has one of its own; a caller passes one that it stores,
 * so that a call repeated later, after a lost answer, has the same key. `crypto.randomUUID` is missing on pages without
 * https.
 */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
