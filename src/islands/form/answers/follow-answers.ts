import { dispatch } from '@wordpress/data';
import { forms, type FieldState } from '@atoll/stores';
import { whenIdle } from '../../../browser/when-idle';
import type { Answers } from '../../../forms';
import type { Behaviour, Context } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { isChanged } from '../markup/markup';
import { openingPage } from '../pages/page-path';
import { forgetUniqueId } from '../sending/unique-id';
import { readField } from './read-field';
import { readForm } from './read-form';
import { withoutSecrets } from './without-secrets';

/** Milliseconds that the other fields may wait after a change of one field. */
const IDLE_TIMEOUT = 300;

/** Returns the errors of fields' parts that the server has printed. */
const partErrors = ( { definition, markup }: Context ) =>
	definition.fields
		.flatMap( ( { inputs } ) => inputs )
		.map( ( { id } ) => [ id, markup.inputError( id )?.textContent?.trim() ?? '' ] )
		.filter( ( [ , message ] ) => message );

/** Opens the form in the store, with the errors that the server printed and no others. */
const openInStore = (
	context: Context,
	currentPage: number,
	errorOf: ( id: number ) => string
) => {
	const { definition, key, markup } = context;
	const answers = withoutSecrets( definition, readForm( context ) );
	const fields = definition.fields.map( ( { id, page, required } ): [ number, FieldState ] => {
		const errorMessage = errorOf( id );
		const used = errorMessage !== '' || markup.controls( id ).some( isChanged );
		const value = answers[ id ] ?? '';
		return [ id, { page, value, valid: false, required, used, errorMessage } ];
	} );
	dispatch( forms ).opened( key, Object.fromEntries( fields ), currentPage );
	dispatch( forms ).checked( key, {}, Object.fromEntries( partErrors( context ) ) );
};

/** Keeps the store's answers equal to the inputs' values. */
export const followAnswers: Behaviour = ( context ) => {
	const { definition, key, markup } = context;
	const storeAnswers = ( answers: Answers, used?: number ) => {
		dispatch( forms ).answered( key, withoutSecrets( definition, answers ), used );
	};
	const storeAllAnswers = ( used?: number ) => storeAnswers( readForm( context ), used );
	let cancelUpdate = () => {};
	const follow = ( control: EventTarget | null ) => {
		const id = markup.fieldOf( control );
		const answer = id === undefined ? undefined : readField( context, id );
		if ( answer ) {
			storeAnswers( answer, id );
		} else {
			storeAllAnswers( id );
		}
	};
	const restart = () => {
		forgetUniqueId( markup );
		openInStore( context, 0, () => '' );
	};
	openInStore(
		context,
		openingPage( context ),
		( id ) => markup.error( id )?.textContent?.trim() ?? ''
	);
	return combineCleanups(
		() => cancelUpdate(),
		context.listenToInput( follow ),
		listen( markup.form, 'change', ( { target } ) => {
			follow( target );
			// Browsers fill in other fields without any event.
			cancelUpdate();
			cancelUpdate = whenIdle( storeAllAnswers, IDLE_TIMEOUT );
		} ),
		// The inputs keep their old values until the event is over.
		listen( markup.form, 'reset', () => setTimeout( restart ) ),
		listen< PageTransitionEvent >( window, 'pageshow', ( { persisted } ) => {
			storeAllAnswers();
			if ( persisted ) {
				dispatch( forms ).ended( key );
			}
		} )
	);
};
