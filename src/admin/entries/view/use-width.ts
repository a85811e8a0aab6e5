import { useViewportMatch } from '@wordpress/compose';
import type { Width } from './layout';

export function useWidth(): Width {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const isWide = useViewportMatch( 'wide' );
	if ( isNarrow ) {
		return 'narrow';
	}
	return isWide ? 'wide' : 'medium';
}
