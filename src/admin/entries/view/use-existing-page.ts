import { useEffect } from '@wordpress/element';
import type { Entries } from '../use-entries';
import type { ListState } from './list-state';
import type { Go } from './use-list-state';

/** Leads from beyond the list's end to its last page: whoever moves or deletes all of a page has taken it away. */
export function useExistingPage(
	{ isCurrent, isLoading, pages }: Pick< Entries, 'isCurrent' | 'isLoading' | 'pages' >,
	place: ListState,
	go: Go
): void {
	useEffect( () => {
		if ( isCurrent && ! isLoading && pages > 0 && place.page > pages ) {
			go( { ...place, page: pages }, 'replaceState' );
		}
	}, [ go, isCurrent, isLoading, pages, place ] );
}
