import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { settle, validateForm, type Settled } from '../../forms';
import { read } from './answers';
import type { Behaviour, Context } from './context';
import { heldBy } from './gates';
import { pressedIn } from './intent';
import { listen } from './listen';
import { nextPage, previousPage } from './pages';
import { foundIn } from './verdicts';

const settled = ( context: Context ): Settled => settle( context.definition, read( context ) );

const wait = ( ms: number ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

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

/**
 * Shows another page after the delay (spec 4), unless a part holds the form or something else came between.
 * Parts are asked at the end of it: what they would have said at its beginning may be over.
 */
const turn = async (
	context: Context,
	target: typeof nextPage,
	ask: () => ReturnType< typeof heldBy >
) => {
	const { key, pageDelay } = context;
	dispatch( forms ).began( key, 'turning' );
	await wait( pageDelay );
	const held = await ask();
	const { loading, page, task } = select( forms ).getForm( key );
	if ( ! loading || task !== 'turning' ) {
		return;
	}
	if ( held ) {
		dispatch( forms ).refused( key, held.messages, held.others );
	} else {
		dispatch( forms ).turned( key, target( context, settled( context ), page ) ?? page );
	}
};

/** Next, once the page's answers are valid and nothing holds the form; Back, whatever they are. */
export const turnPages: Behaviour = ( context ) => {
	const { key, markup } = context;
	return listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
		const { loading, page } = select( forms ).getForm( key );
		const now = settled( context );
		const pressed = pressedIn( event, context, now );
		if ( pressed === 'back' && ! loading ) {
			turn( context, previousPage, async () => null );
		} else if ( pressed === 'next' && ! loading && mayLeave( context, now, page ) ) {
			turn( context, nextPage, () => heldBy( markup.form, 'next' ) );
		}
		// What throws before leaves the page to the server, which turns it too.
		if ( pressed === 'back' || pressed === 'next' ) {
			event.preventDefault();
		}
	} );
};
