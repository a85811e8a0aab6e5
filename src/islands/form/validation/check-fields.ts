import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { PublicField } from '../../../contract/public-definition';
import { isBlank, isEmpty, validateField } from '../../../forms';
import type { Behaviour } from '../context';
import { all, listen } from '../events/listen';
import { isChanged, type Control } from '../markup/markup';
import { pointerState } from '../events/pointer-state';
import { readField } from '../answers/read-field';
import { timers } from '../events/timers';
import { errorMessagesOf } from '../errors/error-messages';

/** Controls that are answered at one stroke, so that there is no typing to wait for. */
const AT_ONCE = 'select, [type=checkbox], [type=radio]';

/** Milliseconds until a field follows what became of one of its parts (spec 9). */
const FOLLOWING = 2000;

/** What an event is about, and how to check it. */
interface Checked {
	name: string;
	field: PublicField;
	isUsed: () => boolean;
	/** Whether it must be answered and is not. */
	isMissing: () => boolean;
	/** Whether it is one answer out of several controls, and some of them are still to come. */
	isHalf: () => boolean;
	/** Whether it is told to be wrong. */
	isWrong: () => boolean;
	/** Takes the field's error away as soon as its parts are right: only a new one waits. */
	relieve: () => void;
	check: () => void;
}

/**
 * Checks fields while the form is filled in (spec 5): when one that was used is left, its delay
 * after typing, and at once when a required one is emptied or a choice is made. The parts of a
 * field are checked one by one; the field follows.
 */
export const checkFields: Behaviour = ( context ) => {
	const { definition, key, markup } = context;
	const due = timers();
	const pointer = pointerState();

	const stateOf = ( { id }: PublicField ) => select( forms ).getField( key, id );
	// The store knows no secret, so it is read where it was typed.
	const secretOf = ( { id, shape }: PublicField ) =>
		shape === 'secret' ? readField( context, id )?.[ id ] : undefined;
	const valueOf = ( field: PublicField ) => secretOf( field ) ?? stateOf( field )?.value ?? '';
	const verdictOf = ( field: PublicField ) =>
		errorMessagesOf( [ field ], { [ field.id ]: validateField( field, valueOf( field ) ) } );

	const wholeOf = ( field: PublicField ): Checked => ( {
		name: String( field.id ),
		field,
		isUsed: () => !! stateOf( field )?.used,
		isMissing: () => field.required && isEmpty( field, valueOf( field ) ),
		isHalf: () =>
			field.inputs.some( ( { part } ) => part ) &&
			markup.controls( field.id ).some( ( { value } ) => value === '' ),
		isWrong: () => !! stateOf( field )?.errorMessage,
		relieve: () => {},
		check: () => {
			const { inputs, messages } = verdictOf( field );
			dispatch( forms ).checked( key, messages, inputs );
		},
	} );

	const partOf = ( field: PublicField, id: string, control: Control ): Checked => ( {
		name: id,
		field,
		isUsed: () => isChanged( control ) || id in select( forms ).getForm( key ).inputs,
		isMissing: () =>
			!! field.inputs.find( ( input ) => input.id === id )?.required &&
			isBlank( control.value ),
		isHalf: () => false,
		isWrong: () => !! select( forms ).getForm( key ).inputs[ id ],
		relieve: () => {
			const { messages } = verdictOf( field );
			if ( stateOf( field )?.errorMessage && ! messages[ field.id ] ) {
				dispatch( forms ).checked( key, messages );
			}
		},
		check: () => {
			const message = verdictOf( field ).inputs[ id ] ?? '';
			dispatch( forms ).checked( key, {}, { [ id ]: message } );
			due.set( String( field.id ), FOLLOWING, () =>
				dispatch( forms ).checked( key, verdictOf( field ).messages )
			);
		},
	} );

	const nameOf = ( target: EventTarget | null ) =>
		markup.inputOf( target ) ?? String( markup.fieldOf( target ) );

	const checkedBy = ( target: EventTarget | null ): Checked | undefined => {
		const field = definition.fields.find( ( { id } ) => id === markup.fieldOf( target ) );
		const part = markup.inputOf( target );
		return field && ( part ? partOf( field, part, target as Control ) : wholeOf( field ) );
	};

	const checkReleased = ( { check, name }: Checked ) =>
		pointer.whenReleased( () => {
			due.forget( name );
			check();
		} );

	return all(
		pointer.stop,
		due.clear,
		// What was to be judged has changed, though it may be looked at later.
		listen( markup.form, 'input', ( { target } ) => due.forget( nameOf( target ) ), true ),
		context.listenToInput( ( target, late ) => {
			const checked = checkedBy( target );
			if ( ! checked ) {
				return;
			}
			checked.relieve();
			const isHalf = checked.isHalf();
			if ( checked.isMissing() || ( ! isHalf && ( target as Element ).matches( AT_ONCE ) ) ) {
				checked.check();
			} else if ( ! isHalf ) {
				due.set( checked.name, checked.field.delay - late, checked.check );
			}
		} ),
		listen< FocusEvent >( markup.form, 'focusout', ( { relatedTarget, target } ) => {
			const checked = checkedBy( target );
			if ( checked?.isUsed() && nameOf( relatedTarget ) !== checked.name ) {
				checkReleased( checked );
			}
		} ),
		// What is filled in for somebody is complete at once.
		listen( markup.form, 'change', ( { target } ) => {
			const checked = checkedBy( target );
			if ( checked?.isWrong() ) {
				checkReleased( checked );
			}
		} ),
		// A submission checks everything itself.
		listen( markup.form, 'submit', due.clear )
	);
};
