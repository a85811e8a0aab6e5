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
	let beganOnBackdrop = false;
	dialog.addEventListener(
		'pointerdown',
		( event ) => ( beganOnBackdrop = isOnBackdrop( event ) ),
		{
			signal,
		}
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			if ( beganOnBackdrop && event.detail < 2 && isOnBackdrop( event ) ) {
				onClick();
			}
		},
		{ signal }
	);
};
