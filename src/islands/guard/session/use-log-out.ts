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
 * Hook that logs out, removes this person's stored answers and goes to the login page. If the call fails or hangs (spec
 * 4; fault 25), it posts a form instead, which ends the session too. A login page of ours then informs the other tabs
 * (src/enhancements/forward-logged-in); WordPress' own does not.
 *
 * @return Logs out; submitting the page's form does the same.
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
