import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { isBlank, isEmpty, validateField } from '../../../forms';
import { readField } from '../answers/read-field';
import type { Context } from '../context';
import type { Timers } from '../events/timers';
import { isChanged, type Control } from '../markup/markup';

/** Milliseconds until a field shows the verdict of its parts (spec 9). */
const FIELD_DELAY = 2000;

/** A field or part that an event concerns, with functions to check it. */
export interface Checkable {
	name: string;
	field: PublicField;
	isUsed: () => boolean;
	/** Whether it is required and empty. */
	isMissing: () => boolean;
	/** Whether its answer consists of several controls or choices, and some of them are still missing. */
	isPartial: () => boolean;
	/** Whether it shows an error. */
	hasError: () => boolean;
	/** Removes the field's error as soon as its parts are valid: only a new error waits. */
	clearError: () => void;
	check: () => void;
}

/**
 * @param context
 * @param checkTimers Timers of later checks, by name.
 * @return Finds the field or part that an event of the form concerns; undefined for neither.
 */
export const makeCheckableOf = ( context: Context, checkTimers: Timers ) => {
	const { definition, key, markup } = context;

	const stateOf = ( { id }: PublicField ) => select( forms ).getField( key, id );
	// The store has no secrets, so a secret is read from its input.
	const secretOf = ( { id, shape }: PublicField ) =>
		shape === 'secret' ? readField( context, id )?.[ id ] : undefined;
	const valueOf = ( field: PublicField ) => secretOf( field ) ?? stateOf( field )?.value ?? '';
	/** Whether fewer choices were made than required, but not none: a field without choices is empty, not partial. */
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
	/**
	 * Whether a person is filling in a row of a list that must be complete: missing cells are shown once it is left.
	 */
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
