import { useEffect, useRef } from '@wordpress/element';

/**
 * Hook that moves the focus after a change of the rules: to the first control of an added rule, to the rule that
 * follows a removed one, or to the button below if no rule is left.
 *
 * @return A ref to the list, and a function that takes the position to focus after the next change.
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
