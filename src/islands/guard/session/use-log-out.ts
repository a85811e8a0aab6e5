import { logOut as callLogOut } from '../../../api/session/log-out';
import { logFault } from '../../../browser/log-fault';
import type { GuardProps } from '../../../contract/script-data/guard-props';
import { useListener } from '../../use-listener';
import type { PageCover } from '../dialogs/page-cover';
import type { PageAccess } from '../navigation/use-page-access';
import { emptyForms } from './empty-forms';
import { LOG_OUT_FORM, logOutForm } from './log-out-form';
import type { TabSession } from './use-tab-session';

/**
 * Logs out, forgets what the browser keeps of this person's answers, and goes to the login page: also when the call
 * fails or hangs (spec 4; fault 25). Then by the post of a form, which ends the session too; a login page of ours
 * tells the other tabs of that (src/enhancements/forward-logged-in); WordPress' own does not.
 *
 * @return Does so; the page's form does as well.
 */
export const useLogOut = (
	props: GuardProps,
	session: TabSession,
	cover: PageCover,
	{ navigateTo }: PageAccess
) => {
	const logOut = async () => {
		cover.show( 'leaving' );
		emptyForms( props.mark );
		try {
			await callLogOut( props.logout );
			session.notifyLogout();
			navigateTo( props.leftPage );
		} catch ( thrown ) {
			logFault( thrown );
			navigateTo( () => logOutForm().submit() );
		}
	};
	useListener( document, 'submit', ( event ) => {
		if ( ! event.defaultPrevented && ( event.target as Element ).matches( LOG_OUT_FORM ) ) {
			event.preventDefault();
			logOut();
		}
	} );
	return logOut;
};
