/**
 * Intercepts an event on matching elements before all other listeners and the browser: a form's `submit`, or a plain
 * `click`.
 */
export const intercept = < Target extends HTMLElement = HTMLAnchorElement >(
	type: string,
	selector: string,
	callback: ( target: Target, event: Event ) => void
) =>
	addEventListener(
		type,
		( event ) => {
			const target = ( event.target as Element ).closest< Target >( selector );
			const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
			if ( target && ! ( metaKey || ctrlKey || shiftKey ) ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				callback( target, event );
			}
		},
		true
	);
