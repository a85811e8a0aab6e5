import { useEffect } from '@wordpress/element';
import { useLatest } from '../../ui/use-latest';

/** Milliseconds for which the data counts as fresh. */
const FRESH = 15_000;

/** Hook that refreshes data when a person returns to this tab, since others may have changed entries meanwhile. */
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
