import { useEffect, useRef } from '@wordpress/element';

/** Milliseconds for which what is shown counts as new. */
const NEW = 15_000;

/** Does something when somebody comes back to this tab, where others may have worked meanwhile. */
export function useRefreshOnReturn( refresh: () => void ): void {
	const latest = useRef( refresh );
	latest.current = refresh;
	useEffect( () => {
		let last = Date.now();
		const come = () => {
			if ( document.visibilityState === 'visible' && Date.now() - last > NEW ) {
				last = Date.now();
				latest.current();
			}
		};
		document.addEventListener( 'visibilitychange', come );
		window.addEventListener( 'focus', come );
		return () => {
			document.removeEventListener( 'visibilitychange', come );
			window.removeEventListener( 'focus', come );
		};
	}, [] );
}
