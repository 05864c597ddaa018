import { HEIGHT_MESSAGE } from '@polynya/contract'

/**
 * Reports the height of a page for frames to the page around it, at first and whenever it changes; this needs no secret
 * of the widget. WordPress puts frames of other sites into a sandbox, in which no link opens, and a secret into their
 * address: the messages of its own embedded posts set the height of the frame and open the link there.
 */
export const EMBED_SCRIPT = `if(parent!==window){
let last=0
const post=(message)=>parent.postMessage(message,'*')
const [,secret]=/^#\\?secret=(\\w+)$/.exec(location.hash)??[]
const toWordPress=(message,value)=>{if(secret)post({message,value,secret})}
new ResizeObserver(()=>{
const height=Math.ceil(document.documentElement.getBoundingClientRect().height)
if(height===last)return
post({type:'${HEIGHT_MESSAGE}',height:last=height})
toWordPress('height',height)
}).observe(document.documentElement)
addEventListener('message',({data})=>{if(secret&&data?.message==='ready')toWordPress('height',last)})
if(secret)addEventListener('polynya-navigate',(event)=>{event.preventDefault();toWordPress('link',event.detail.href)})
}`
