import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { settle, validateForm, type Settled } from '../../forms';
import { read } from './answers';
import type { Behaviour, Context } from './context';
import { heldBy } from './gates';
import { pressedIn } from './intent';
import { listen } from './listen';
import { nextPage, previousPage } from './pages';
import { turn } from './turn';
import { foundIn } from './verdicts';

const settled = ( context: Context ): Settled => settle( context.definition, read( context ) );

/** Whether the page that shows may be left; says in the store why not. */
const mayLeave = ( { definition, key }: Context, now: Settled, page: number ): boolean => {
	const fields = definition.fields.filter( ( field ) => field.page === page );
	const { inputs, messages } = foundIn( fields, validateForm( definition, now, page ) );
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
	const now = settled( context );
	const named = Number( submitter?.dataset.to );
	return named && ! now.hiddenPages.has( named ) ? named : nextPage( context, now, page );
};

/** Next, once the page's answers are valid and nothing holds the form; Back, whatever they are. */
export const turnPages: Behaviour = ( context ) => {
	const { key, markup } = context;
	return listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
		const { loading, page } = select( forms ).getForm( key );
		const now = settled( context );
		const pressed = pressedIn( event, context, now );
		if ( pressed === 'back' && ! loading ) {
			turn( context, () => previousPage( context, settled( context ), page ) );
		} else if ( pressed === 'next' && ! loading && mayLeave( context, now, page ) ) {
			turn(
				context,
				() => targetOf( context, event, page ),
				() => heldBy( markup.form, 'next' )
			);
		}
		// What throws before leaves the page to the server, which turns it too.
		if ( pressed === 'back' || pressed === 'next' ) {
			event.preventDefault();
		}
	} );
};
