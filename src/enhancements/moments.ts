/** Once scripts that others deferred have run, and can hear what is told. */
export const onceParsed = ( go: () => void ) =>
	document.readyState === 'complete' ? go() : addEventListener( 'DOMContentLoaded', go );

/** Once the page has loaded and the browser has nothing better to do. */
export const onceIdle = ( go: () => void ) => {
	const wait = () => ( window.requestIdleCallback ?? setTimeout )( go );
	return document.readyState === 'complete' ? wait() : addEventListener( 'load', wait );
};
