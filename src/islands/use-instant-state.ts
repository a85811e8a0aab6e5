import { flushSync, useRef, useState } from '@wordpress/element';

/** State that is rendered before `set` returns, and that can be read between two renders. */
export interface InstantState< Value > {
	get: () => Value;
	set: ( value: Value ) => void;
}

/**
 * Hook that returns such a state, for code that runs right after `set`: a dialog closed by `set` has already returned
 * the focus.
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
