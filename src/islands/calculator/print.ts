/** Prints this calculator alone, its table open; the style sheet leaves out what is not marked. */
export const print = ( calculator: HTMLElement ): void => {
	calculator.classList.add( 'is-printed' );
	window.addEventListener( 'afterprint', () => calculator.classList.remove( 'is-printed' ), {
		once: true,
	} );
	window.print();
};

/**
 * Opens the table for print, whether the button or the browser's menu starts it.
 *
 * @param table
 * @return Stops that.
 */
export const openForPrint = ( table: HTMLDetailsElement ): ( () => void ) => {
	let wasOpen = table.open;
	const onBeforePrint = () => {
		wasOpen = table.open;
		table.open = true;
	};
	const onAfterPrint = () => {
		table.open = wasOpen;
	};
	window.addEventListener( 'beforeprint', onBeforePrint );
	window.addEventListener( 'afterprint', onAfterPrint );
	return () => {
		window.removeEventListener( 'beforeprint', onBeforePrint );
		window.removeEventListener( 'afterprint', onAfterPrint );
	};
};
