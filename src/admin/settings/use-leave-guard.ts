import { useEffect } from '@wordpress/element';

/** Hook that has the browser ask before a person leaves the page with unsaved edits. */
export function useLeaveGuard( isNeeded: boolean ): void {
	useEffect( () => {
		const onBeforeUnload = ( event: BeforeUnloadEvent ) => event.preventDefault();
		if ( isNeeded ) {
			window.addEventListener( 'beforeunload', onBeforeUnload );
		}
		return () => window.removeEventListener( 'beforeunload', onBeforeUnload );
	}, [ isNeeded ] );
}
