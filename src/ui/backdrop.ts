/** A dialog fills its panel, so what hits the dialog itself has hit the backdrop around it. */
const isOnBackdrop = ( { target, currentTarget }: Event ) => target === currentTarget;

/**
 * Calls back for clicks on a dialog's backdrop: those that began there too, not the end of
 * selecting text, nor of a double click on what opened the dialog.
 */
export const onBackdropClick = (
	dialog: HTMLDialogElement,
	onClick: () => void,
	signal: AbortSignal
) => {
	let began = false;
	dialog.addEventListener( 'pointerdown', ( event ) => ( began = isOnBackdrop( event ) ), {
		signal,
	} );
	dialog.addEventListener(
		'click',
		( event ) => {
			if ( began && event.detail < 2 && isOnBackdrop( event ) ) {
				onClick();
			}
		},
		{ signal }
	);
};
