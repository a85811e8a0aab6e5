import type { Behaviour } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { pointerState } from '../events/pointer-state';
import { timers } from '../events/timers';
import { makeCheckableOf, type Checkable } from './checkable';

/** Selector of controls that are answered in one step, without typing to wait for. */
const INSTANT_CONTROLS = 'select, [type=checkbox], [type=radio]';

/**
 * Checks fields while a person fills in the form (spec 5): when a used field is left, its delay after typing, and at
 * once when a required field is emptied or a choice is made. The parts of a field are checked one by one, then the
 * field.
 */
export const checkFields: Behaviour = ( context ) => {
	const { markup } = context;
	const checkTimers = timers();
	const pointer = pointerState();
	const checkableOf = makeCheckableOf( context, checkTimers );

	const nameOf = ( target: EventTarget | null ) =>
		markup.inputOf( target ) ?? String( markup.fieldOf( target ) );

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
		// Values that the browser or a script fills in are complete at once.
		listen( markup.form, 'change', ( { target } ) => {
			const checkable = checkableOf( target );
			if ( checkable?.hasError() ) {
				checkOnceReleased( checkable );
			}
		} ),
		// A submission checks all fields itself.
		listen( markup.form, 'submit', checkTimers.cancelAll )
	);
};
