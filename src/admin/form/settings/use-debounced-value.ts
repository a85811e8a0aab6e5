import { debounce } from '@wordpress/compose';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { useLatest } from '../../../ui/use-latest';

/** Milliseconds without a keystroke. */
const PAUSE = 400;

/**
 * Hook for a value that is typed, and committed after a pause or when its control is removed, so that undo reverts
 * whole changes, not letters. A keyboard shortcut commits it too, since otherwise saving would miss the last keystrokes.
 *
 * @param value  Committed value.
 * @param commit
 */
export const useDebouncedValue = < Value >(
	value: Value,
	commit: ( value: Value ) => void
): [ Value, ( value: Value ) => void ] => {
	const [ typed, setTyped ] = useState< { value: Value } >();
	const latest = useLatest( commit );

	const commitLater = useMemo(
		() =>
			debounce( ( next: unknown ) => {
				latest.current( next as Value );
				setTyped( undefined );
			}, PAUSE ),
		[ latest ]
	);
	useEffect( () => {
		const onKey = ( { ctrlKey, metaKey }: KeyboardEvent ) => {
			if ( ctrlKey || metaKey ) {
				commitLater.flush();
			}
		};
		document.addEventListener( 'keydown', onKey, true );
		return () => {
			document.removeEventListener( 'keydown', onKey, true );
			commitLater.flush();
		};
	}, [ commitLater ] );

	const change = ( next: Value ) => {
		setTyped( { value: next } );
		commitLater( next );
	};
	return [ typed ? typed.value : value, change ];
};
