import { redirectTo } from '../../../browser/session/navigate';
import type { Markup } from './markup';
import { useTemplate } from './use-template';

/**
 * Says that the page is another person's than the one who is logged in now (fault 8). Nothing of theirs shows any more;
 * after that the page loads as it is for the one who is logged in.
 */
export const UserChanged = ( { markup, page }: { markup: Markup; page: string } ) => {
	useTemplate( markup, 'changed', {
		onEscape: () => redirectTo( page ),
		isCovered: true,
	} );
	return null;
};
