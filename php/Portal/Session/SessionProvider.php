<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Portal\Access\LoginPages;
use Atoll\Portal\Access\RequestedPage;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\Session\Routes\CheckSession;
use Atoll\Portal\Session\Routes\EndSession;

/** Services for login sessions: their lifetime, the guard on pages, and the logout. */
final class SessionProvider extends ServiceProvider {

	public function members(): array {
		return array( PortalAction::class => array( LogOutEverywhereAction::class ) );
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'login_form_logout', fn() => $this->get( LogOutController::class )->skipConfirmation( ... ) );
		$hooks->action( 'profile_update', fn() => $this->get( PasswordChanges::class )->onUpdate( ... ), 10, 2 );
		$hooks->action( 'set_auth_cookie', fn() => $this->get( SessionExtension::class )->onLogin( ... ), 10, 6 );
		$hooks->filter(
			'send_auth_cookies', fn() => $this->get( LoginCookie::class )->withoutRememberMe( ... ), 10, 6
		);
		$hooks->action( 'wp_set_password', fn() => $this->get( PasswordChanges::class )->onSet( ... ), 10, 2 );
		$hooks->filter(
			'auth_cookie_expiration', fn() => $this->get( LoginCookie::class )->expiration( ... ), 100, 2
		);
		$hooks->action( 'set_logged_in_cookie', fn() => $this->get( LoginSessions::class )->useCookie( ... ) );
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->filter(
			'wp_get_nav_menu_items', fn() => $this->get( LoginMenuEntry::class )->filterItems( ... ),
			when: static fn(): bool => is_user_logged_in()
		);
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( LogOutBar::class )->enqueue( ... ),
			when: $this->isGuardedForUser( ... )
		);
		$hooks->filter(
			'render_block_atoll/header', fn() => $this->get( LogOutBar::class )->appendTo( ... ),
			when: $this->isGuardedForUser( ... )
		);
		$hooks->action(
			'wp_body_open', fn() => $this->get( LogOutBar::class )->print( ... ), when: $this->isGuardedForUser( ... )
		);
		// After the content, before late styles are printed (20).
		$hooks->action(
			'wp_footer', fn() => $this->get( GuardIsland::class )->print( ... ), 5,
			when: static fn(): bool => is_user_logged_in()
		);
		$hooks->action(
			'wp_footer', fn() => $this->get( RestoredPageReload::class )->print( ... ), 5,
			when: static fn(): bool => is_user_logged_in()
		);
		$hooks->action(
			'wp_footer', fn() => $this->get( LoginPageForward::class )->print( ... ), 5,
			when: $this->isLoginPageForVisitors( ... )
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( LogOutController::class )->respond( ... ), Stage::LOG_OUT,
			when: fn(): bool => $this->get( CurrentRequest::class )->isPost()
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( SessionExtension::class )->onPage( ... ), Stage::SESSION,
			when: static fn(): bool => is_user_logged_in()
		);
	}

	public function restHooks( Hooks $hooks ): void {
		// After WordPress has checked cookie and nonce.
		$hooks->filter(
			'rest_authentication_errors', fn() => $this->get( SessionExtension::class )->onRestCall( ... ), 200,
			when: static fn(): bool => is_user_logged_in()
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/logout' => array( EndSession::class ),
				'/token' => array( CheckSession::class ),
			),
		);
	}

	private function isLoginPageForVisitors(): bool {
		return ! is_user_logged_in() && is_singular() && $this->get( RequestedPage::class )->isGuarded()
			&& $this->get( LoginPages::class )->has( get_queried_object_id() );
	}

	private function isGuardedForUser(): bool {
		return is_user_logged_in() && $this->get( RequestedPage::class )->isGuarded();
	}
}
