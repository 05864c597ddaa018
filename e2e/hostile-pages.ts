/** Pages whose styles and scripts must not affect a widget. */

import { type HostPage, SCRIPT } from './widgets-host.ts'

const head = (more: string) => `${more}${SCRIPT}`
const style = (css: string) => head(`<style>${css}</style>`)
const script = (code: string) => head(`<script>${code}</script>`)
const policy = (text: string) => ({ 'content-security-policy': text })

export const HOSTILE: Readonly<Record<string, Omit<HostPage, 'body'>>> = {
  'all-unset': { head: style('*{all:unset!important} head,script,style,title,meta{display:none!important}') },
  'dark-body': { head: style(':root{color-scheme:dark} body{background:#000;color:#fff}') },
  'tokens-of-ours': {
    head: style(
      ':root,body,*{--brand:red;--surface:lime;--ink:yellow;--radius:40px;--font-text:fantasy;--line:red}',
    ),
  },
  'loud-text': {
    head: style(
      'html{font-size:62.5%} *{letter-spacing:4px;text-transform:uppercase;line-height:4;font-style:italic;text-align:right;cursor:wait}',
    ),
  },
  'empty-hidden': {
    head: style(':empty{display:none} polynya-event-calendar,polynya-results{float:none;opacity:1}'),
  },
  quirks: { doctype: '', head: style('body{font:30px serif;color:red} table{color:red}') },
  'bootstrap-3': {
    head: head(`<style>*,*:before{box-sizing:border-box}html{font-size:10px}body{font:14px/1.43 Helvetica;color:#333}
      a{color:#337ab7}label{display:inline-block;font-weight:700;margin-bottom:5px}table{background:0 0}
      button,select{margin:0;font:inherit}h2{margin-top:20px;font-size:30px}td,th{padding:0}.table{width:100%}</style>
      <script>window.$=window.jQuery=function(){return {ready:function(f){f()},on:function(){}}}</script>`),
  },
  mootools: {
    head: script(`Array.from=function(item){return item==null?[]:typeof item==='object'&&'length' in item?item:[item]}
      Function.prototype.bind=function(that,args){var self=this;if(args!=null)args=[].concat(args);
        return function(){return self.apply(that,args||arguments)}}
      Date.parse=function(){return NaN}; Object.each=function(){}; Element.prototype.set=function(){return this}
      String.prototype.contains=String.prototype.includes`),
  },
  'prototype-js': {
    head: script(`Object.prototype.each=function(){}
      Array.prototype.toJSON=function(){return 'broken'}; Array.prototype.entries=function(){return this.slice()}
      Array.prototype.each=function(){}
      Element.prototype.show=function(){return this}; Element.prototype.update=function(){return this}`),
  },
  requirejs: {
    head: script(`window.define=function(){throw new Error('Mismatched anonymous define()')};window.define.amd={}
      window.require=window.define;window.module=undefined`),
  },
  'react-16': {
    head: script(`window.React={version:'16.14.0',createElement:function(){throw new Error('not this one')}}
      window.ReactDOM={render:function(){throw new Error('not this one')}}`),
  },
  'strict-policy': {
    head: SCRIPT,
    headers: policy(
      "default-src 'none'; script-src WIDGETS; connect-src WIDGETS; img-src WIDGETS; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
  },
  'nonce-policy': {
    head: '<script type="module" async nonce="r4nd0m" src="WIDGETS/widgets/v1.js"></script>',
    headers: policy(
      "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src WIDGETS; img-src WIDGETS",
    ),
  },
  twice: {
    head: `${SCRIPT}${SCRIPT}<script type="module" async src="WIDGETS/widgets/v1.js?ver=6.5"></script>`,
  },
  'stand-in': { head: SCRIPT },
}
