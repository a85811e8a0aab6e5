import { loginAddress, plainAddress } from './addresses';
import type { Cover } from './cover';
import { goTo } from './go';
import type { Known, Verdict } from './known';
import type { Props } from './props';
import { mayRedirect } from './redirects';

/** Lets people pass to the page, or shows them out. */
export interface Door {
	/** Covers the page until it is known whose session it is. */
	check: () => Promise< void >;
	/** Shows out whoever is not logged in any more. */
	showOut: () => void;
	/** Leaves the covered page for another one, or in some way, and says so if that does not come. */
	leaveFor: ( to: string | ( () => void ) ) => void;
}

/**
 * @param props
 * @param known
 * @param cover
 * @param onChanged Somebody else is logged in; the page stays covered.
 */
export const doorOf = ( props: Props, known: Known, cover: Cover, onChanged: () => void ): Door => {
	let isAsking = false;

	const sorry = () => cover.sorry( loginAddress( props ), check );

	const leaveFor = ( to: string | ( () => void ) ) => {
		if ( typeof to === 'string' ) {
			goTo( to );
		} else {
			to();
		}
		setTimeout( () => cover.isUp() && sorry(), cover.patience() );
	};

	/** To the login page, or from a public page to what it is for visitors. */
	const showOut = () => {
		if ( ! mayRedirect() ) {
			sorry();
			return;
		}
		cover.up( 'going' );
		leaveFor( props.isPrivate ? loginAddress( props ) : plainAddress() );
	};

	const after: Record< Verdict, () => void > = {
		valid: cover.down,
		changed: onChanged,
		ended: showOut,
		unclear: showOut,
		unreached: sorry,
	};

	const check = async () => {
		cover.up( 'checking' );
		if ( ! isAsking ) {
			isAsking = true;
			const verdict = await known.ask();
			isAsking = false;
			after[ verdict ]();
		}
	};

	return { check, showOut, leaveFor };
};
