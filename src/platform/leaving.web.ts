/** The web's twin of leaving.ts: another tab, another window, the page's end. */
export function onLeaving(leave: () => void): () => void {
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('blur', leave)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('blur', leave)
    window.removeEventListener('pagehide', leave)
  }
}
