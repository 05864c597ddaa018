/** Storage key of the page to return to after a new profile: its creation spans several addresses. */
export const AFTER_PROFILE_KEY = 'afterProfile'
