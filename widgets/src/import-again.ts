/**
 * Imports a module, under another address if that fails: browsers remember by its address that a module failed, and
 * would not request it again. Those that do name the address in the error.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (problem) {
    const [address] = /https?:\S+\.js/.exec(String(problem)) ?? []
    if (!address) throw problem
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
  }
}
