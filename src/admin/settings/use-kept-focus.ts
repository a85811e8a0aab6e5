import { useLostFocus } from '../use-lost-focus';

const FOCUSABLE = '[tabindex], a[href], :is(button, input, select, textarea):enabled';

/**
 * Keeps the focus near its place when a press takes away what had it, such as a message that is dismissed: it goes to
 * the first thing of what stood around that and is still there.
 */
export const useKeptFocus = () =>
	useLostFocus( ( around ) => {
		const left = around.find( ( one ) => one.isConnected && one.querySelector( FOCUSABLE ) );
		left?.querySelector< HTMLElement >( FOCUSABLE )?.focus();
	} );
