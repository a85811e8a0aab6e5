import type { Behaviour } from '../context';
import { combineCleanups } from '../events/listen';
import { followForm } from '../store/follow';

/** Shows what the form is busy with, in the frame after the press, and disables the server's buttons meanwhile. */
export const showBusy: Behaviour = ( context ) => {
	const { definition, markup } = context;
	const sentence = document.createElement( 'span' );
	sentence.className = 'atoll-sending';
	const status = markup.place( 'status' );
	// The form around the status is busy, and screen readers do not read busy elements.
	status?.setAttribute( 'aria-busy', 'false' );
	const reset = () => {
		markup.buttons.forEach( ( button ) => button.removeAttribute( 'aria-disabled' ) );
		markup.form.setAttribute( 'aria-busy', 'false' );
		sentence.remove();
	};
	// Not before the form has been busy once: the loader shows the status of a form that the browser is posting.
	let hasBegun = false;
	const stop = followForm( context, [ 'loading', 'task' ], ( { loading, task } ) => {
		// Not `disabled`, which would lose the focus and the name of the pressed button.
		markup.buttons.forEach( ( button ) =>
			button.setAttribute( 'aria-disabled', String( loading ) )
		);
		hasBegun ||= loading;
		if ( hasBegun ) {
			markup.form.setAttribute( 'aria-busy', String( loading ) );
		}
		if ( loading ) {
			sentence.textContent = definition.texts[ task ];
			status?.append( sentence );
		} else {
			sentence.remove();
		}
	} );
	return combineCleanups( stop, reset );
};
