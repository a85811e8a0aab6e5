import { logOut as callLogOut } from '../../../api/session/log-out';
import { logFault } from '../../../browser/log-fault';
import { useListener } from '../../use-listener';
import type { PageCover } from '../dialogs/page-cover';
import type { PageAccess } from '../navigation/use-page-access';
import type { Props } from '../props';
import { emptyForms } from './empty-forms';
import type { TabSession } from './use-tab-session';

/** The header's, which needs no JavaScript. */
const FORM = 'form.atoll-header__leave';

/**
 * Logs out, forgets what the browser keeps of this person's answers, and goes to the login page: also when the call
 * fails or hangs (spec 4; fault 25). Then by the header's own form, if the page has it, whose post ends the session too.
 *
 * @return Does so; the header's form does as well.
 */
export const useLogOut = (
	props: Props,
	session: TabSession,
	cover: PageCover,
	{ navigateTo }: PageAccess
) => {
	const logOut = async () => {
		cover.show( 'leaving' );
		emptyForms( props.mark );
		const target = await callLogOut( props.logout ).then(
			() => props.leftPage,
			( thrown ) => {
				logFault( thrown );
				const form = document.querySelector< HTMLFormElement >( FORM );
				return form ? () => form.submit() : props.loginPage;
			}
		);
		session.notifyLogout();
		navigateTo( target );
	};
	useListener( document, 'submit', ( event ) => {
		if ( ! event.defaultPrevented && ( event.target as Element ).matches( FORM ) ) {
			event.preventDefault();
			logOut();
		}
	} );
	return logOut;
};
