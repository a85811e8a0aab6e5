import { useLostFocus } from '../use-lost-focus';

const FOCUSABLE = '[tabindex], a[href], :is(button, input, select, textarea):enabled';

/**
 * Hook that keeps the focus nearby when the focused element is removed, such as a message that is dismissed: it moves
 * to the first focusable element of the closest ancestor that still exists.
 */
export const useKeptFocus = () =>
	useLostFocus( ( around ) => {
		const left = around.find( ( one ) => one.isConnected && one.querySelector( FOCUSABLE ) );
		left?.querySelector< HTMLElement >( FOCUSABLE )?.focus();
	} );
