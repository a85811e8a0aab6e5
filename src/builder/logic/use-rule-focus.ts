import { useEffect, useRef } from '@wordpress/element';

/**
 * Keeps the keyboard where the work is: on the first control of a rule that was added, on the rule that takes the
 * place of a removed one, or on the button below when none is left.
 *
 * @return The list's element, and what to call with the position that should have the focus after the next change.
 */
export const useRuleFocus = () => {
	const list = useRef< HTMLDivElement >( null );
	const pendingPosition = useRef< number | null >( null );

	useEffect( () => {
		if ( pendingPosition.current === null || ! list.current ) {
			return;
		}
		const rules = list.current.querySelectorAll( '[data-rule]' );
		const rule = rules[ Math.min( pendingPosition.current, rules.length - 1 ) ];
		const target =
			rule?.querySelector( 'select' ) ?? list.current.querySelector( '[data-add-rule]' );
		pendingPosition.current = null;
		( target as HTMLElement | null )?.focus();
	} );

	return [ list, ( position: number ) => void ( pendingPosition.current = position ) ] as const;
};
