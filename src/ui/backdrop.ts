/** Whether a click hit the backdrop. A dialog's content fills it, so a click on the dialog itself hit its backdrop. */
const isOnBackdrop = ( { target, currentTarget }: Event ) => target === currentTarget;

/**
 * Calls back for clicks on a dialog's backdrop, if they also began there: not for the end of a text selection, nor for
 * the double click that opened the dialog.
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
