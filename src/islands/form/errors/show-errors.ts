import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { isBlank, isEmpty } from '../../../forms';
import type { Behaviour, Context } from '../context';
import { combineCleanups } from '../events/listen';
import type { Markup } from '../markup/markup';
import { errorPainter } from './paint-error';
import { isReportedByParts } from './reported-by-parts';

/** Returns the controls to mark as invalid: a group of radio buttons as a whole, a list in its empty cells. */
const controlsOf = ( { controls, field, rowGaps }: Markup, { id, shape }: PublicField ) => {
	if ( shape === 'parts' ) {
		return { all: [], invalid: [] };
	}
	const group = field( id );
	const controlElements: Element[] = group?.matches( '[role=radiogroup]' )
		? [ group ]
		: controls( id );
	return { all: controlElements, invalid: rowGaps( id ) ?? controlElements };
};

const showField = ( { key, markup, subscribe }: Context, field: PublicField ) => {
	const { id } = field;
	const paint = errorPainter( {
		element: markup.field( id ),
		place: markup.error( id ),
		controls: () => controlsOf( markup, field ),
	} );
	const show = () => {
		const state = select( forms ).getField( key, id );
		paint( {
			message: isReportedByParts( field, state ) ? '' : ( state?.errorMessage ?? '' ),
			isValid: !! state?.valid && ! isEmpty( field, state.value ),
		} );
	};
	show();
	return subscribe( 'fields', id, show );
};

const showPart = ( { key, markup, subscribe }: Context, id: string ) => {
	const control = markup.inputControl( id );
	const controls = control ? [ control ] : [];
	const paint = errorPainter( {
		element: markup.input( id ),
		place: markup.inputError( id ),
		controls: () => ( { all: controls, invalid: controls } ),
	} );
	const show = () => {
		const message = select( forms ).getForm( key ).inputs[ id ];
		paint( {
			message: message ?? '',
			isValid: message === '' && ! isBlank( control?.value ),
		} );
	};
	show();
	return subscribe( 'inputs', id, show );
};

/** Shows the errors of every field, and of each of its parts, as soon as they are known. */
export const showErrors: Behaviour = ( context ) =>
	combineCleanups(
		...context.definition.fields.flatMap( ( field ) => [
			showField( context, field ),
			...field.inputs
				.filter( ( { part } ) => part )
				.map( ( { id } ) => showPart( context, id ) ),
		] )
	);
