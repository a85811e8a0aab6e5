/** Once the deferred scripts of others have run, and can listen. */
export const onceParsed = ( callback: () => void ) =>
	document.readyState === 'complete'
		? callback()
		: addEventListener( 'DOMContentLoaded', callback );

/** Once the page has loaded and the browser has nothing better to do. */
export const onceIdle = ( callback: () => void ) => {
	const wait = () => ( window.requestIdleCallback ?? setTimeout )( callback );
	return document.readyState === 'complete' ? wait() : addEventListener( 'load', wait );
};
