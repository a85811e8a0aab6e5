import { redirectTo } from '../../../browser/session/navigate';
import type { Markup } from './markup';
import { useTemplate } from './use-template';

/**
 * A dialog that says that a different person is logged in now than the one the page was made for (fault 8). It hides
 * everything of the former person; closing it reloads the page for the new one.
 */
export const UserChanged = ( { markup, page }: { markup: Markup; page: string } ) => {
	useTemplate( markup, 'changed', {
		onEscape: () => redirectTo( page ),
		isCovered: true,
	} );
	return null;
};
