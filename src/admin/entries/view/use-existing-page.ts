import { useEffect } from '@wordpress/element';
import type { Entries } from '../use-entries';
import type { ListState } from './list-state';
import type { Navigate } from './use-list-state';

/** Hook that leads from a page after the list's end to its last page, such as after all its entries are deleted. */
export function useExistingPage(
	{ isCurrent, isLoading, pages }: Pick< Entries, 'isCurrent' | 'isLoading' | 'pages' >,
	state: ListState,
	navigate: Navigate
): void {
	useEffect( () => {
		if ( isCurrent && ! isLoading && pages > 0 && state.page > pages ) {
			navigate( { ...state, page: pages }, 'replaceState' );
		}
	}, [ navigate, isCurrent, isLoading, pages, state ] );
}
