import { logOut } from '../../api/log-out';
import { emptyForms } from './changed';
import type { Cover } from './cover';
import type { Door } from './door';
import type { Known } from './known';
import type { Props } from './props';

/**
 * Logs out, forgets what the browser keeps of this person's answers, and goes to the login page: also when the call
 * fails or hangs (spec 4; fault 25). Then by the header's own form, whose post ends the session too.
 *
 * @param props
 * @param known
 * @param cover
 * @param door
 * @param form  The header's, which needs no JavaScript, if the page has it.
 */
export const leave = async (
	props: Props,
	known: Known,
	cover: Cover,
	door: Door,
	form: HTMLFormElement | null
) => {
	cover.up( 'leaving' );
	emptyForms( props.mark );
	const target = await logOut( props.logout ).then(
		() => props.leftPage,
		( thrown ) => {
			// eslint-disable-next-line no-console -- Spec 8: only logged.
			console.error( thrown );
			return form ? () => form.submit() : props.loginPage;
		}
	);
	known.sayLeft();
	door.leaveFor( target );
};
