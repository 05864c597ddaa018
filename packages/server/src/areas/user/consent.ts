/** The version of the text on the processing of personal data that people consent to. */
export const CONSENT_VERSION = '2026-11'
