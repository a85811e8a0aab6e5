import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useLatest } from '../use-latest';
import { makeCombobox, setAriaState } from './aria';
import { effectOf, type Effect } from './keys';

const CLOSED: Effect = { isOpen: false, active: -1 };

/**
 * Hook that opens a list for an input, moves in it by keys, and closes it.
 *
 * @param input    The server's input, which keeps the focus.
 * @param list     Id of the listbox.
 * @param options  The options; different ones open the list again.
 * @param onChoose Receives the index of the chosen option.
 */
export const useCombobox = (
	input: HTMLInputElement,
	list: string,
	options: readonly unknown[],
	onChoose: ( index: number ) => void
) => {
	const [ state, setState ] = useState( CLOSED );
	const count = options.length;
	const isOpen = state.isOpen && count > 0;

	const apply = ( { chosen, ...next }: Effect ) => {
		setState( next );
		if ( chosen !== undefined ) {
			onChoose( chosen );
		}
	};

	// The listeners stay as long as the input, but always use the latest values.
	const latest = useLatest( { apply, state, count } );

	useLayoutEffect( () => makeCombobox( input, list ), [ input, list ] );
	useLayoutEffect(
		() => setAriaState( input, list, { isOpen, active: state.active } ),
		[ input, list, isOpen, state.active ]
	);

	useEffect( () => {
		setState( { isOpen: input.ownerDocument.activeElement === input, active: -1 } );
	}, [ input, options ] );

	useEffect( () => {
		const onKey = ( event: KeyboardEvent ) => {
			const { apply: applyLatest, state: latestState, count: latestCount } = latest.current;
			const key = ( event.altKey ? 'Alt+' : '' ) + event.key;
			const effect = event.isComposing
				? null
				: effectOf( key, { ...latestState, count: latestCount } );
			if ( effect ) {
				// Neither the form nor a dialog around it must handle a key that was for the list.
				event.preventDefault();
				event.stopPropagation();
				applyLatest( effect );
			}
		};
		const close = () => setState( CLOSED );
		input.addEventListener( 'keydown', onKey );
		input.addEventListener( 'blur', close );
		return () => {
			input.removeEventListener( 'keydown', onKey );
			input.removeEventListener( 'blur', close );
		};
	}, [ input, latest ] );

	return {
		isOpen,
		active: state.active,
		choose: ( chosen: number ) => apply( { ...CLOSED, chosen } ),
	};
};
