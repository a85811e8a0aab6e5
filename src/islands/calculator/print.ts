/** Prints this calculator alone, its table open; the style sheet leaves out what is not marked. */
export const print = ( place: HTMLElement ): void => {
	place.classList.add( 'is-printed' );
	window.addEventListener( 'afterprint', () => place.classList.remove( 'is-printed' ), {
		once: true,
	} );
	window.print();
};

/**
 * Opens the table for paper, whoever asks for it.
 *
 * @param table
 * @return Stops that.
 */
export const openForPrint = ( table: HTMLDetailsElement ): ( () => void ) => {
	let was = table.open;
	const before = () => {
		was = table.open;
		table.open = true;
	};
	const after = () => {
		table.open = was;
	};
	window.addEventListener( 'beforeprint', before );
	window.addEventListener( 'afterprint', after );
	return () => {
		window.removeEventListener( 'beforeprint', before );
		window.removeEventListener( 'afterprint', after );
	};
};
