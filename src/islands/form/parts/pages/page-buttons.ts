import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { ResolvedAnswers } from '../../../../forms';
import type { Behaviour, Context } from '../../context';
import { listen } from '../../events/listen';
import { nextPage, previousPage } from '../../pages/pages';
import { turnPage } from '../../pages/turn-page';
import { askGates } from '../../sending/gates';
import { pressedButton } from '../../sending/pressed-button';

/** Whether the current page is valid and may be left; stores its errors if not. */
const isPageValid = (
	{ definition, validate, key }: Context,
	now: ResolvedAnswers,
	page: number
): boolean => {
	const { inputs, messages } = validate( now, page );
	const isValid = ! Object.values( messages ).some( Boolean );
	if ( isValid && ! now.hiddenNext.has( page ) ) {
		return true;
	}
	dispatch( forms ).refused( key, messages, isValid ? [ definition.texts.noWayOn ] : [], inputs );
	return false;
};

/**
 * Returns the page that a button leads to. A button that names a page skips those between, unless logic hides it now.
 */
const targetPage = ( context: Context, { submitter }: SubmitEvent, page: number ) => {
	const now = context.resolve();
	const namedPage = Number( submitter?.dataset.to );
	return namedPage && ! now.hiddenPages.has( namedPage )
		? namedPage
		: nextPage( context, now, page );
};

/** Next turns the page once its answers are valid and no part holds the form; Back always does. */
export const followPageButtons: Behaviour = ( context ) => {
	const { key, markup } = context;
	return listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
		const { loading, page } = select( forms ).getForm( key );
		const now = context.resolve( event );
		const button = pressedButton( event, context, now );
		if ( button === 'back' && ! loading ) {
			turnPage( context, () => previousPage( context, context.resolve(), page ) );
		} else if ( button === 'next' && ! loading && isPageValid( context, now, page ) ) {
			turnPage(
				context,
				() => targetPage( context, event, page ),
				() => askGates( markup.form, 'next' )
			);
		}
		// If something throws before this, the browser posts the form and the server turns the page.
		if ( button === 'back' || button === 'next' ) {
			event.preventDefault();
		}
	} );
};
