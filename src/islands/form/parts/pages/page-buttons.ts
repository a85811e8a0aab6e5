import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Settled } from '../../../../forms';
import type { Behaviour, Context } from '../../context';
import { askGates } from '../../sending/gates';
import { pressedButton } from '../../sending/pressed-button';
import { listen } from '../../events/listen';
import { nextPage, previousPage } from '../../pages/pages';
import { turnPage } from '../../pages/turn-page';

/** Whether the page that shows may be left; says in the store why not. */
const mayLeave = ( { definition, judge, key }: Context, now: Settled, page: number ): boolean => {
	const { inputs, messages } = judge( now, page );
	if ( Object.values( messages ).some( Boolean ) ) {
		dispatch( forms ).refused( key, messages, [], inputs );
		return false;
	}
	if ( now.hiddenNext.has( page ) ) {
		dispatch( forms ).refused( key, {}, [ definition.texts.noWayOn ] );
		return false;
	}
	return true;
};

/** The page that a button leads to. One that names its page passes over those between, unless logic hides it now. */
const targetOf = ( context: Context, { submitter }: SubmitEvent, page: number ) => {
	const now = context.settle();
	const named = Number( submitter?.dataset.to );
	return named && ! now.hiddenPages.has( named ) ? named : nextPage( context, now, page );
};

/** Next turns the page once its answers are valid and no part holds the form; Back always does. */
export const followPageButtons: Behaviour = ( context ) => {
	const { key, markup } = context;
	return listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
		const { loading, page } = select( forms ).getForm( key );
		const now = context.settle( event );
		const pressed = pressedButton( event, context, now );
		if ( pressed === 'back' && ! loading ) {
			turnPage( context, () => previousPage( context, context.settle(), page ) );
		} else if ( pressed === 'next' && ! loading && mayLeave( context, now, page ) ) {
			turnPage(
				context,
				() => targetOf( context, event, page ),
				() => askGates( markup.form, 'next' )
			);
		}
		// What throws before leaves the page to the server, which turns it too.
		if ( pressed === 'back' || pressed === 'next' ) {
			event.preventDefault();
		}
	} );
};
