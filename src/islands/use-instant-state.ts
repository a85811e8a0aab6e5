import { flushSync, useRef, useState } from '@wordpress/element';

/** A state that is drawn before `set` returns, and can be read between two renders. */
export interface InstantState< Value > {
	get: () => Value;
	set: ( value: Value ) => void;
}

/**
 * For code that runs right after `set`: a dialog that is gone when `set` returns has given the focus back.
 *
 * @param initialValue
 */
export const useInstantState = < Value >( initialValue: Value ): InstantState< Value > => {
	const latest = useRef( initialValue );
	const [ , setDrawnValue ] = useState( initialValue );
	const [ state ] = useState< InstantState< Value > >( () => ( {
		get: () => latest.current,
		set: ( value ) => {
			latest.current = value;
			flushSync( () => setDrawnValue( value ) );
		},
	} ) );
	return state;
};
