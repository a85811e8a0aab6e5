import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { PublicField } from '../../contract/public-definition';
import { isEmpty, validateField } from '../../forms';
import type { Behaviour } from './context';
import { all, listen } from './listen';
import { watchPress } from './press';
import { foundIn } from './verdicts';

/** Controls that are answered at one stroke, so that there is no typing to wait for. */
const AT_ONCE = 'select, [type=checkbox], [type=radio]';

/**
 * Checks fields while the form is filled in (spec 5): when one that was used is left, its delay
 * after typing, and at once when a required one is emptied or a choice is made.
 */
export const checkFields: Behaviour = ( { definition, key, markup } ) => {
	const byId = new Map( definition.fields.map( ( field ) => [ field.id, field ] ) );
	const timers = new Map< number, ReturnType< typeof setTimeout > >();
	const press = watchPress();

	const stateOf = ( { id }: PublicField ) => select( forms ).getField( key, id );
	const forget = ( { id }: PublicField ) => clearTimeout( timers.get( id ) );
	const check = ( field: PublicField ) => {
		forget( field );
		const verdict = validateField( field, stateOf( field )?.value ?? '' );
		const { inputs, messages } = foundIn( [ field ], { [ field.id ]: verdict } );
		dispatch( forms ).checked( key, messages, inputs );
	};

	const onEvent =
		< E extends Event >( handle: ( event: E, field: PublicField ) => void ) =>
		( event: E ) => {
			const field = byId.get( markup.fieldOf( event.target ) ?? -1 );
			if ( field ) {
				handle( event, field );
			}
		};

	return all(
		press.stop,
		() => timers.forEach( clearTimeout ),
		listen(
			markup.form,
			'input',
			onEvent( ( { target }, field ) => {
				forget( field );
				if (
					( target as Element ).matches( AT_ONCE ) ||
					( field.required && isEmpty( field, stateOf( field )?.value ?? '' ) )
				) {
					check( field );
				} else {
					timers.set(
						field.id,
						setTimeout( () => check( field ), field.delay )
					);
				}
			} )
		),
		listen< FocusEvent >(
			markup.form,
			'focusout',
			onEvent( ( { relatedTarget }, field ) => {
				if ( stateOf( field )?.used && markup.fieldOf( relatedTarget ) !== field.id ) {
					press.whenReleased( () => check( field ) );
				}
			} )
		),
		// A submission checks everything itself.
		listen( markup.form, 'submit', () => timers.forEach( clearTimeout ) )
	);
};
