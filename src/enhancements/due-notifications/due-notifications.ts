import { dismissedAt } from '../../browser/notifications/dismissed';
import { printedIn, SECTION } from '../../browser/notifications/printed';
import { onceIdle } from '../moments';

interface Props {
	/** The site's path on its host, which the keys of closed notifications include. */
	path: string;
}

/** Whether a notification is due now; the page may come from a cache and be older. */
const isOn = ( { dataset: { starts = '0', ends = 'Infinity' } }: HTMLElement, now: number ) =>
	Number( starts ) <= now && now < Number( ends );

/**
 * Keeps in the list the notifications that are due and were not closed in this session, and starts the island once the
 * browser is idle; fetches nothing if none is due. Runs once, when the page is opened, so that nothing disappears while
 * a person reads it.
 */
export const dueNotifications = ( container: HTMLElement, { path }: Props ) => {
	const closed = dismissedAt( path ).all();
	const items = [ ...printedIn( container ) ];
	items.forEach( ( item ) => {
		item.hidden =
			! isOn( item, Date.now() / 1000 ) || closed.includes( Number( item.dataset.id ) );
	} );
	const isDue = items.some( ( { hidden } ) => ! hidden );
	container.querySelector< HTMLElement >( SECTION )!.hidden = ! isDue;
	if ( isDue ) {
		const island = container.querySelector< HTMLElement >( '[data-island]' )!;
		onceIdle( () => window.atollIslands?.start?.( island ) );
	}
};
