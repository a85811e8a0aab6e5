import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { isBlank, isEmpty, validateField } from '../../../forms';
import { readField } from '../answers/read-field';
import type { Behaviour } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { pointerState } from '../events/pointer-state';
import { timers } from '../events/timers';
import { isChanged, type Control } from '../markup/markup';

/** Controls that are answered at once, so that there is no typing to wait for. */
const INSTANT_CONTROLS = 'select, [type=checkbox], [type=radio]';

/** Milliseconds until a field follows what became of one of its parts (spec 9). */
const FIELD_DELAY = 2000;

/** What an event is about, and how to check it. */
interface Checkable {
	name: string;
	field: PublicField;
	isUsed: () => boolean;
	/** Whether it must be answered and is not. */
	isMissing: () => boolean;
	/** Whether it is one answer out of several controls, and some of them are still to come. */
	isPartial: () => boolean;
	/** Whether it shows an error. */
	hasError: () => boolean;
	/** Takes the field's error away as soon as its parts are right: only a new one waits. */
	clearError: () => void;
	check: () => void;
}

/**
 * Checks fields while the form is filled in (spec 5): when one that was used is left, its delay
 * after typing, and at once when a required one is emptied or a choice is made. The parts of a
 * field are checked one by one; the field follows.
 */
export const checkFields: Behaviour = ( context ) => {
	const { definition, key, markup } = context;
	const checkTimers = timers();
	const pointer = pointerState();

	const stateOf = ( { id }: PublicField ) => select( forms ).getField( key, id );
	// The store knows no secret, so it is read where it was typed.
	const secretOf = ( { id, shape }: PublicField ) =>
		shape === 'secret' ? readField( context, id )?.[ id ] : undefined;
	const valueOf = ( field: PublicField ) => secretOf( field ) ?? stateOf( field )?.value ?? '';
	const errorsOf = ( field: PublicField ) =>
		context.errorsOf( [ field ], { [ field.id ]: validateField( field, valueOf( field ) ) } );

	const wholeField = ( field: PublicField ): Checkable => ( {
		name: String( field.id ),
		field,
		isUsed: () => !! stateOf( field )?.used,
		isMissing: () => field.required && isEmpty( field, valueOf( field ) ),
		isPartial: () =>
			field.inputs.some( ( { part } ) => part ) &&
			markup.controls( field.id ).some( ( { value } ) => value === '' ),
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

	const nameOf = ( target: EventTarget | null ) =>
		markup.inputOf( target ) ?? String( markup.fieldOf( target ) );

	const checkableOf = ( target: EventTarget | null ): Checkable | undefined => {
		const field = definition.fields.find( ( { id } ) => id === markup.fieldOf( target ) );
		const part = markup.inputOf( target );
		return (
			field && ( part ? partOfField( field, part, target as Control ) : wholeField( field ) )
		);
	};

	const checkOnceReleased = ( { check, name }: Checkable ) =>
		pointer.whenReleased( () => {
			checkTimers.cancel( name );
			check();
		} );

	return combineCleanups(
		pointer.stop,
		checkTimers.cancelAll,
		// The value that was to be checked has changed; the new one may be checked later.
		listen(
			markup.form,
			'input',
			( { target } ) => checkTimers.cancel( nameOf( target ) ),
			true
		),
		context.listenToInput( ( target, ageMs ) => {
			const checkable = checkableOf( target );
			if ( ! checkable ) {
				return;
			}
			checkable.clearError();
			const isPartial = checkable.isPartial();
			if (
				checkable.isMissing() ||
				( ! isPartial && ( target as Element ).matches( INSTANT_CONTROLS ) )
			) {
				checkable.check();
			} else if ( ! isPartial ) {
				checkTimers.set( checkable.name, checkable.field.delay - ageMs, checkable.check );
			}
		} ),
		listen< FocusEvent >( markup.form, 'focusout', ( { relatedTarget, target } ) => {
			const checkable = checkableOf( target );
			if ( checkable?.isUsed() && nameOf( relatedTarget ) !== checkable.name ) {
				checkOnceReleased( checkable );
			}
		} ),
		// What is filled in for somebody is complete at once.
		listen( markup.form, 'change', ( { target } ) => {
			const checkable = checkableOf( target );
			if ( checkable?.hasError() ) {
				checkOnceReleased( checkable );
			}
		} ),
		// A submission checks everything itself.
		listen( markup.form, 'submit', checkTimers.cancelAll )
	);
};
