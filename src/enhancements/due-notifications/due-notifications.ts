import { dismissedAt } from '../../browser/notifications/dismissed';
import { printedIn, SECTION } from '../../browser/notifications/printed';
import { onceIdle } from '../moments';

interface Props {
	/** Of the site on its host: what was closed there is kept below it. */
	path: string;
}

/** The page may have come out of a cache: what was on when it was made need not be on now. */
const isOn = ( { dataset: { starts = '0', ends = 'Infinity' } }: HTMLElement, now: number ) =>
	Number( starts ) <= now && now < Number( ends );

/**
 * Leaves in the list what is on now and was not closed in this session, and asks for the island once the browser rests:
 * where nothing is due, nothing is fetched. This is judged once, when the page is opened: nothing vanishes while
 * somebody reads it.
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
