/** What had the focus before it came into the place; undefined while it never did. */
export const watchOrigin = ( place: HTMLElement ): ( () => HTMLElement | undefined ) => {
	let origin: HTMLElement | undefined;
	place.addEventListener( 'focusin', ( { relatedTarget } ) => {
		if ( relatedTarget instanceof HTMLElement && ! place.contains( relatedTarget ) ) {
			origin = relatedTarget;
		}
	} );
	return () => origin;
};
