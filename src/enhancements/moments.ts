/** Calls back once other plugins' deferred scripts have run and can listen. */
export const onceParsed = ( callback: () => void ) =>
	document.readyState === 'complete'
		? callback()
		: addEventListener( 'DOMContentLoaded', callback );

/** Calls back once the page is visible: the browser may prerender a page that nobody opens in the end. */
const onceSeen = ( callback: () => void ) =>
	( document as { prerendering?: boolean } ).prerendering
		? document.addEventListener( 'prerenderingchange', callback )
		: callback();

/** Calls back once the page is visible and loaded, and the browser is idle. */
export const onceIdle = ( callback: () => void ) => {
	const wait = () => ( window.requestIdleCallback ?? setTimeout )( callback );
	onceSeen( () =>
		document.readyState === 'complete' ? wait() : addEventListener( 'load', wait )
	);
};
