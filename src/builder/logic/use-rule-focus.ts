import { useEffect, useRef } from '@wordpress/element';

/**
 * Keeps the keyboard where the work is: on the first control of a rule that was added, on the rule that takes the
 * place of a removed one, or on the button below when none is left.
 *
 * @return The list's element, and what to call with the position that should have the focus after the next change.
 */
export const useRuleFocus = () => {
	const list = useRef< HTMLDivElement >( null );
	const wanted = useRef< number | null >( null );

	useEffect( () => {
		if ( wanted.current === null || ! list.current ) {
			return;
		}
		const rules = list.current.querySelectorAll( '[data-rule]' );
		const rule = rules[ Math.min( wanted.current, rules.length - 1 ) ];
		const target =
			rule?.querySelector( 'select' ) ?? list.current.querySelector( '[data-add-rule]' );
		wanted.current = null;
		( target as HTMLElement | null )?.focus();
	} );

	return [ list, ( position: number ) => void ( wanted.current = position ) ] as const;
};
