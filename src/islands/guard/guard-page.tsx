import { watchActivity } from './session/activity';
import type { Outlet } from './dialogs/outlet';
import { UserChanged } from './dialogs/user-changed';
import { emptyForms } from './session/empty-forms';
import { pageCover } from './dialogs/page-cover';
import { pageAccess } from './navigation/page-access';
import { watchIdle } from './session/idle';
import { tabSession, type SessionStatus } from './session/tab-session';
import { logOutOfPage } from './session/log-out';
import type { Markup } from './dialogs/markup';
import { isFromBrowserCache, onReturn } from '../../browser/session/browser-cache';
import type { Props } from './props';
import { pendingActions } from './session/pending-actions';

const LOG_OUT = 'form.atoll-header__leave';

/** Milliseconds after which a tab that is looked at again asks anew. */
const STALE = 60_000;

/** Guards a page that was made for somebody who is logged in: warns before the session ends, and covers the page after it. */
export const guardPage = ( props: Props, markup: Markup, outlet: Outlet, signal: AbortSignal ) => {
	const cover = pageCover( markup );
	let hasChanged = false;

	const onChanged = () => {
		if ( ! hasChanged ) {
			hasChanged = true;
			pending.giveUp();
			emptyForms( props.mark );
			outlet.show( 'changed', <UserChanged markup={ markup } /> );
		}
	};

	const session = tabSession(
		props,
		{
			onRenewed: () => {
				idle.look();
				pending.goOn();
			},
			onDoubt: () => access.check(),
			onLeft: () => {
				emptyForms( props.mark );
				access.check();
			},
		},
		signal
	);
	const access = pageAccess( props, session, cover, onChanged );
	const pending = pendingActions(
		props,
		session,
		{ markup, outlet },
		{ onChanged, onRefused: access.redirect },
		signal
	);

	/** Follows an answer of the server that no pending action waits for. */
	const notice = ( verdict: SessionStatus ) => {
		if ( verdict === 'ended' ) {
			pending.cover();
		} else if ( verdict === 'changed' ) {
			onChanged();
		}
	};

	const logOut = () =>
		logOutOfPage(
			props,
			session,
			cover,
			access,
			document.querySelector< HTMLFormElement >( LOG_OUT )
		);

	const idle = watchIdle(
		props.warnSeconds,
		session,
		{ markup, outlet },
		{ logOut, onEnd: notice },
		signal
	);

	const isBusy = () => cover.isShown() || pending.isOpen() || idle.isOpen() || hasChanged;

	watchActivity( () => {
		if ( ! isBusy() && ! session.hasEnded() && props.warnSeconds > 0 ) {
			session.ask( true ).then( notice );
		}
	}, signal );
	// Somebody may have logged in, or out, in another tab.
	document.addEventListener(
		'visibilitychange',
		() => {
			const isStale = Date.now() - session.askedAt() > STALE;
			const isWorth = pending.isOpen() || ( isStale && ! isBusy() );
			if ( document.visibilityState === 'visible' && isWorth ) {
				session.ask().then( notice );
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
	onReturn( { onLeave: () => cover.show( 'checking' ), onReturn: access.check }, signal );
	if ( isFromBrowserCache() ) {
		access.check();
	}
};
