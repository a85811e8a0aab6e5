/** Prints this calculator alone, with its table open; the style sheet hides everything that is not marked. */
export const print = ( calculator: HTMLElement ): void => {
	calculator.classList.add( 'is-printed' );
	window.addEventListener( 'afterprint', () => calculator.classList.remove( 'is-printed' ), {
		once: true,
	} );
	window.print();
};

/**
 * Opens the table for printing, by our button or by the browser's menu.
 *
 * @param table
 * @return Removes the listeners.
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
