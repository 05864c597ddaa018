const FORM = { password: 'long enough', firstName: 'Anna', lastName: 'Petrova', consent: true }

/** Signs up a user over the network. */
export const signUp = (address: string, email: string) =>
  fetch(`${address}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...FORM, email }),
  })
