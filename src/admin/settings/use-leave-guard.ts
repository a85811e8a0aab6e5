import { useEffect } from '@wordpress/element';

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveGuard( isNeeded: boolean ): void {
	useEffect( () => {
		const onBeforeUnload = ( event: BeforeUnloadEvent ) => event.preventDefault();
		if ( isNeeded ) {
			window.addEventListener( 'beforeunload', onBeforeUnload );
		}
		return () => window.removeEventListener( 'beforeunload', onBeforeUnload );
	}, [ isNeeded ] );
}
