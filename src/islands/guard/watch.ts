import { watchActivity } from './activity';
import { emptyForms, showChanged } from './changed';
import { coverOf } from './cover';
import { doorOf } from './door';
import { watchIdle } from './idle';
import { knownOf, type Verdict } from './known';
import { leave } from './log-out';
import type { Markup } from './markup';
import { isFromMemory, onReturn } from './memory';
import type { Props } from './props';
import { takeWishes } from './wishes';

const LOG_OUT = 'form.atoll-header__leave';

/** Milliseconds after which a tab that is looked at again asks anew. */
const STALE = 60_000;

/** Watches over a page that was made for somebody who is logged in. */
export const watch = ( props: Props, markup: Markup, signal: AbortSignal ) => {
	const cover = coverOf( markup );
	let hasChanged = false;

	const onChanged = () => {
		if ( ! hasChanged ) {
			hasChanged = true;
			asking.giveUp();
			showChanged( markup, props.mark );
		}
	};

	const known = knownOf(
		props,
		{
			onRenewed: () => {
				idle.look();
				asking.goOn();
			},
			onDoubt: () => door.check(),
			onLeft: () => {
				emptyForms( props.mark );
				door.check();
			},
		},
		signal
	);
	const door = doorOf( props, known, cover, onChanged );
	const asking = takeWishes(
		props,
		known,
		markup,
		{ onChanged, onRefused: door.showOut },
		signal
	);

	/** What is to be done where nothing was asked for by anybody. */
	const notice = ( verdict: Verdict ) => {
		if ( verdict === 'ended' ) {
			asking.cover();
		} else if ( verdict === 'changed' ) {
			onChanged();
		}
	};

	const logOut = () =>
		leave( props, known, cover, door, document.querySelector< HTMLFormElement >( LOG_OUT ) );

	const idle = watchIdle( props.warnSeconds, known, markup, { logOut, onEnd: notice }, signal );

	const isBusy = () => cover.isUp() || asking.isOpen() || idle.isOpen() || hasChanged;

	watchActivity( () => {
		if ( ! isBusy() && ! known.hasEnded() && props.warnSeconds > 0 ) {
			known.ask( true ).then( notice );
		}
	}, signal );
	// Somebody may have logged in, or out, in another tab.
	document.addEventListener(
		'visibilitychange',
		() => {
			const isStale = Date.now() - known.askedAt() > STALE;
			const isWorth = asking.isOpen() || ( isStale && ! isBusy() );
			if ( document.visibilityState === 'visible' && isWorth ) {
				known.ask().then( notice );
			}
		},
		{ signal }
	);
	document.addEventListener(
		'submit',
		( event ) => {
			if ( ! event.defaultPrevented && ( event.target as Element ).matches( LOG_OUT ) ) {
				event.preventDefault();
				logOut();
			}
		},
		{ signal }
	);
	onReturn( { onLeave: () => cover.up( 'checking' ), onReturn: door.check }, signal );
	if ( isFromMemory() ) {
		door.check();
	}
};
