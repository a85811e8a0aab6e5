import { flushSync, useRef, useState } from '@wordpress/element';

/** A state that is drawn before `set` returns, and can be read between two renders. */
export interface InstantState< Value > {
	get: () => Value;
	set: ( value: Value ) => void;
}

/**
 * For what others go on with at once: a dialog that is gone when `set` returns has given the focus back.
 *
 * @param first What it is at first.
 */
export const useInstantState = < Value >( first: Value ): InstantState< Value > => {
	const now = useRef( first );
	const [ , draw ] = useState( first );
	const [ state ] = useState< InstantState< Value > >( () => ( {
		get: () => now.current,
		set: ( value ) => {
			now.current = value;
			flushSync( () => draw( value ) );
		},
	} ) );
	return state;
};
