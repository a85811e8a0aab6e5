import { debounce } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';

/** Milliseconds without a key. */
const PAUSE = 400;

/**
 * A value that is typed here and settles there after a pause, or when its control goes: undo takes back what was
 * meant, not letters. Before a shortcut it settles too, or saving by the keyboard would leave out what was typed last.
 *
 * @param value  What is settled.
 * @param settle
 */
export const useDebouncedValue = < Value >(
	value: Value,
	settle: ( value: Value ) => void
): [ Value, ( value: Value ) => void ] => {
	const [ typed, setTyped ] = useState< { value: Value } >();
	const latest = useRef( settle );
	latest.current = settle;

	const later = useMemo(
		() =>
			debounce( ( next: unknown ) => {
				latest.current( next as Value );
				setTyped( undefined );
			}, PAUSE ),
		[]
	);
	useEffect( () => {
		const onKey = ( { ctrlKey, metaKey }: KeyboardEvent ) => {
			if ( ctrlKey || metaKey ) {
				later.flush();
			}
		};
		document.addEventListener( 'keydown', onKey, true );
		return () => {
			document.removeEventListener( 'keydown', onKey, true );
			later.flush();
		};
	}, [ later ] );

	const type = ( next: Value ) => {
		setTyped( { value: next } );
		later( next );
	};
	return [ typed ? typed.value : value, type ];
};
