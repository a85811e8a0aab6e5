/** Calls back when the window became wider or narrower; a phone's address bar only changes the height. */
export const onWidthChange = ( callback: () => void, signal: AbortSignal ) => {
	let width = window.innerWidth;
	const compare = () => {
		if ( width !== window.innerWidth ) {
			width = window.innerWidth;
			callback();
		}
	};
	window.addEventListener( 'resize', compare, { signal } );
};
