import { dispatch } from '@wordpress/data';
import { forms, type FieldState } from '@atoll/stores';
import { readAnswers, type Answers } from '../../../forms';
import { withoutSecrets } from './without-secrets';
import type { Behaviour, Context } from '../context';
import { all, listen } from '../events/listen';
import { whenIdle } from '../../../browser/when-idle';
import { isChanged } from '../markup/markup';
import { readField } from './read-field';
import { openingPage } from '../pages/page-path';
import { forgetKey } from '../sending/unique-id';

/** Milliseconds that the other fields wait when one has changed. */
const PATIENCE = 300;

/** What the inputs hold: they are the truth, the store only repeats it. */
export const readForm = ( {
	definition,
	markup,
}: Pick< Context, 'definition' | 'markup' > ): Answers =>
	readAnswers( definition, new FormData( markup.form ) );

/** What the server has printed to mend in parts of fields. */
const partErrors = ( { definition, markup }: Context ) =>
	definition.fields
		.flatMap( ( { inputs } ) => inputs )
		.map( ( { id } ) => [ id, markup.inputError( id )?.textContent?.trim() ?? '' ] )
		.filter( ( [ , message ] ) => message );

/** Tells the store of the form as it stands. No field errs by being looked at. */
const open = ( context: Context, shown: number, errorOf: ( id: number ) => string ) => {
	const { definition, key, markup } = context;
	const answers = withoutSecrets( definition, readForm( context ) );
	const fields = definition.fields.map( ( { id, page, required } ): [ number, FieldState ] => {
		const errorMessage = errorOf( id );
		const used = errorMessage !== '' || markup.controls( id ).some( isChanged );
		const value = answers[ id ] ?? '';
		return [ id, { page, value, valid: false, required, used, errorMessage } ];
	} );
	dispatch( forms ).opened( key, Object.fromEntries( fields ), shown );
	dispatch( forms ).checked( key, {}, Object.fromEntries( partErrors( context ) ) );
};

/** Keeps the store at what the inputs hold. */
export const followAnswers: Behaviour = ( context ) => {
	const { definition, key, markup } = context;
	const tell = ( answers: Answers, used?: number ) => {
		dispatch( forms ).answered( key, withoutSecrets( definition, answers ), used );
	};
	const update = ( used?: number ) => tell( readForm( context ), used );
	let callOff = () => {};
	const follow = ( control: EventTarget | null ) => {
		const id = markup.fieldOf( control );
		const answer = id === undefined ? undefined : readField( context, id );
		if ( answer ) {
			tell( answer, id );
		} else {
			update( id );
		}
	};
	const startAgain = () => {
		forgetKey( markup.form );
		open( context, 0, () => '' );
	};
	open(
		context,
		openingPage( context ),
		( id ) => markup.error( id )?.textContent?.trim() ?? ''
	);
	return all(
		() => callOff(),
		context.listenToInput( follow ),
		listen( markup.form, 'change', ( { target } ) => {
			follow( target );
			// Browsers fill in other fields without a word.
			callOff();
			callOff = whenIdle( update, PATIENCE );
		} ),
		// The inputs have their old values until the event is over.
		listen( markup.form, 'reset', () => setTimeout( startAgain ) ),
		listen< PageTransitionEvent >( window, 'pageshow', ( { persisted } ) => {
			update();
			if ( persisted ) {
				dispatch( forms ).idle( key );
			}
		} )
	);
};
