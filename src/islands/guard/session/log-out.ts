import { logOut } from '../../../api/session/log-out';
import { emptyForms } from './empty-forms';
import type { PageCover } from '../dialogs/page-cover';
import type { PageAccess } from '../navigation/page-access';
import type { TabSession } from './tab-session';
import type { Props } from '../props';

/**
 * Logs out, forgets what the browser keeps of this person's answers, and goes to the login page: also when the call
 * fails or hangs (spec 4; fault 25). Then by the header's own form, whose post ends the session too.
 *
 * @param props
 * @param session
 * @param cover
 * @param access
 * @param form  The header's, which needs no JavaScript, if the page has it.
 */
export const logOutOfPage = async (
	props: Props,
	session: TabSession,
	cover: PageCover,
	access: PageAccess,
	form: HTMLFormElement | null
) => {
	cover.show( 'leaving' );
	emptyForms( props.mark );
	const target = await logOut( props.logout ).then(
		() => props.leftPage,
		( thrown ) => {
			// eslint-disable-next-line no-console -- Spec 8: only logged.
			console.error( thrown );
			return form ? () => form.submit() : props.loginPage;
		}
	);
	session.tellLogout();
	access.leaveFor( target );
};
