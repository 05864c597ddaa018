/** Where the browser keeps the page that a new profile was wanted for: its making goes over several addresses. */
export const AFTER_PROFILE_KEY = 'afterProfile'
