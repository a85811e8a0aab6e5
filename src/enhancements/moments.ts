/** Once the deferred scripts of others have run, and can listen. */
export const onceParsed = ( callback: () => void ) =>
	document.readyState === 'complete'
		? callback()
		: addEventListener( 'DOMContentLoaded', callback );

/** Once somebody sees the page: the browser may prepare one that nobody opens in the end. */
const onceSeen = ( callback: () => void ) =>
	( document as { prerendering?: boolean } ).prerendering
		? document.addEventListener( 'prerenderingchange', callback )
		: callback();

/** Once the page is seen and has loaded, and the browser has nothing better to do. */
export const onceIdle = ( callback: () => void ) => {
	const wait = () => ( window.requestIdleCallback ?? setTimeout )( callback );
	onceSeen( () =>
		document.readyState === 'complete' ? wait() : addEventListener( 'load', wait )
	);
};
