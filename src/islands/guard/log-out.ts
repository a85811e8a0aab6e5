import { logOut } from '../../api/log-out';
import { emptyForms } from './changed';
import type { Cover } from './cover';
import type { Door } from './door';
import type { Known } from './known';
import type { Props } from './props';

/**
 * Logs out, forgets what the browser keeps of this person's answers, and goes to the login page: also when the call
 * fails or hangs (spec 4; fault 25). Then by the link's own address, where the server ends the session too.
 *
 * @param props
 * @param known
 * @param cover
 * @param door
 * @param link  Address of the link without JavaScript.
 */
export const leave = async (
	props: Props,
	known: Known,
	cover: Cover,
	door: Door,
	link: string
) => {
	cover.up( 'leaving' );
	emptyForms( props.mark );
	const target = await logOut( props.logout ).then(
		() => props.leftPage,
		( thrown ) => {
			// eslint-disable-next-line no-console -- Spec 8: only logged.
			console.error( thrown );
			return link;
		}
	);
	known.sayLeft();
	door.leaveFor( target );
};
