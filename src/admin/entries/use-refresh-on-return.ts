import { useEffect } from '@wordpress/element';
import { useLatest } from '../../ui/use-latest';

/** Milliseconds for which what is shown counts as new. */
const FRESH = 15_000;

/** Does something when somebody comes back to this tab, where others may have worked meanwhile. */
export function useRefreshOnReturn( refresh: () => void ): void {
	const latest = useLatest( refresh );
	useEffect( () => {
		let last = Date.now();
		const onReturn = () => {
			if ( document.visibilityState === 'visible' && Date.now() - last > FRESH ) {
				last = Date.now();
				latest.current();
			}
		};
		document.addEventListener( 'visibilitychange', onReturn );
		window.addEventListener( 'focus', onReturn );
		return () => {
			document.removeEventListener( 'visibilitychange', onReturn );
			window.removeEventListener( 'focus', onReturn );
		};
	}, [ latest ] );
}
