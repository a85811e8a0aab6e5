import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { isBlank, isEmpty, validateField } from '../../../forms';
import { readField } from '../answers/read-field';
import type { Context } from '../context';
import type { Timers } from '../events/timers';
import { isChanged, type Control } from '../markup/markup';

/** Milliseconds until a field follows what became of one of its parts (spec 9). */
const FIELD_DELAY = 2000;

/** What an event is about, and how to check it. */
export interface Checkable {
	name: string;
	field: PublicField;
	isUsed: () => boolean;
	/** Whether it must be answered and is not. */
	isMissing: () => boolean;
	/** Whether it is one answer out of several controls or choices, and some of them are still to come. */
	isPartial: () => boolean;
	/** Whether it shows an error. */
	hasError: () => boolean;
	/** Takes the field's error away as soon as its parts are right: only a new one waits. */
	clearError: () => void;
	check: () => void;
}

/**
 * @param context
 * @param checkTimers By the names of what is to be checked later.
 * @return Finds what an event of the form is about: a field, or one of its parts; undefined for neither.
 */
export const makeCheckableOf = ( context: Context, checkTimers: Timers ) => {
	const { definition, key, markup } = context;

	const stateOf = ( { id }: PublicField ) => select( forms ).getField( key, id );
	// The store knows no secret, so it is read where it was typed.
	const secretOf = ( { id, shape }: PublicField ) =>
		shape === 'secret' ? readField( context, id )?.[ id ] : undefined;
	const valueOf = ( field: PublicField ) => secretOf( field ) ?? stateOf( field )?.value ?? '';
	/** Fewer than must be chosen; none is not partial but empty. */
	const isStillChoosing = ( field: PublicField ) => {
		const chosen = valueOf( field );
		return (
			Array.isArray( chosen ) &&
			chosen.length > 0 &&
			field.rules.some(
				( rule ) => rule.rule === 'choiceCount' && chosen.length < ( rule.min ?? 0 )
			)
		);
	};
	/** A list that must be complete, whose row is being filled in: what it lacks is told once it is left. */
	const isStillWriting = ( field: PublicField ) =>
		field.required && ! stateOf( field )?.errorMessage && !! markup.rowGaps( field.id )?.length;
	const errorsOf = ( field: PublicField ) =>
		context.errorsOf( [ field ], { [ field.id ]: validateField( field, valueOf( field ) ) } );

	const wholeField = ( field: PublicField ): Checkable => ( {
		name: String( field.id ),
		field,
		isUsed: () => !! stateOf( field )?.used,
		isMissing: () => field.required && isEmpty( field, valueOf( field ) ),
		isPartial: () =>
			isStillChoosing( field ) ||
			isStillWriting( field ) ||
			( field.inputs.some( ( { part } ) => part ) &&
				markup.controls( field.id ).some( ( { value } ) => value === '' ) ),
		hasError: () => !! stateOf( field )?.errorMessage,
		clearError: () => {},
		check: () => {
			const { inputs, messages } = errorsOf( field );
			dispatch( forms ).checked( key, messages, inputs );
		},
	} );

	const partOfField = ( field: PublicField, id: string, control: Control ): Checkable => ( {
		name: id,
		field,
		isUsed: () => isChanged( control ) || id in select( forms ).getForm( key ).inputs,
		isMissing: () =>
			!! field.inputs.find( ( input ) => input.id === id )?.required &&
			isBlank( control.value ),
		isPartial: () => false,
		hasError: () => !! select( forms ).getForm( key ).inputs[ id ],
		clearError: () => {
			const { messages } = errorsOf( field );
			if ( stateOf( field )?.errorMessage && ! messages[ field.id ] ) {
				dispatch( forms ).checked( key, messages );
			}
		},
		check: () => {
			const message = errorsOf( field ).inputs[ id ] ?? '';
			dispatch( forms ).checked( key, {}, { [ id ]: message } );
			checkTimers.set( String( field.id ), FIELD_DELAY, () =>
				dispatch( forms ).checked( key, errorsOf( field ).messages )
			);
		},
	} );

	return ( target: EventTarget | null ): Checkable | undefined => {
		const field = definition.fields.find( ( { id } ) => id === markup.fieldOf( target ) );
		const part = markup.inputOf( target );
		return (
			field && ( part ? partOfField( field, part, target as Control ) : wholeField( field ) )
		);
	};
};
