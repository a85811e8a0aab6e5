<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Forms\Page\ClosedForms;
use Atoll\Forms\Page\FormViews;
use Atoll\Platform\Access\LoginSessions;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Portal\Dialogs\Dialogs;
use Atoll\Portal\Guard;
use Atoll\Portal\Login\Actions\AcceptAction;
use Atoll\Portal\Login\Actions\ForgottenAction;
use Atoll\Portal\Login\Actions\LogInAction;
use Atoll\Portal\Login\Actions\LogOutAndGoOn;
use Atoll\Portal\Login\Actions\NewPasswordAction;
use Atoll\Portal\Login\Views\AnothersView;
use Atoll\Portal\Login\Views\ForgottenView;
use Atoll\Portal\Login\Views\InvitationView;
use Atoll\Portal\Login\Views\LogInView;
use Atoll\Portal\Login\Views\NewPasswordView;
use Atoll\Portal\Login\Views\Views;
use Atoll\Portal\LoginPages;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Seclusion;
use Atoll\Portal\Session\CheckSession;
use Atoll\Portal\Session\EndSession;
use Atoll\Portal\Session\GuardIsland;
use Atoll\Portal\Session\LogOutDoor;
use Atoll\Portal\Session\LogOutEverywhere;
use Atoll\Portal\Session\PasswordChanges;
use Atoll\Portal\Session\Sliding;

/** How people get in, how long a login lasts, and who may pass. */
final class LoginProvider extends ServiceProvider {

	public function services(): array {
		return array(
			FormViews::class => fn() => $this->services->make( FormViews::class, login: $this->loginUrl( ... ) ),
			ClosedForms::class => fn() => $this->services->make( ClosedForms::class, login: $this->loginUrl( ... ) ),
			Guard::class => fn() => $this->services->make( Guard::class, opensLink: fn(): bool => $this->get( Opened::class )->isHere() ),
			Dialogs::class => fn() => new Dialogs( fn(): string => $this->get( Links::class )->forgotten() ),
			Views::class => fn() => new Views(
				array(
					$this->get( AnothersView::class ),
					$this->get( InvitationView::class ),
					$this->get( NewPasswordView::class ),
					$this->get( ForgottenView::class ),
					$this->get( LogInView::class ),
				)
			),
		);
	}

	public function members(): array {
		return array(
			Action::class => array(
				LogOutEverywhere::class,
				LogInAction::class,
				ForgottenAction::class,
				NewPasswordAction::class,
				LogOutAndGoOn::class,
				AcceptAction::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'template_redirect', fn() => $this->get( Guard::class )->stand( ... ), Stage::ACCESS );
		$hooks->action( 'template_redirect', fn() => $this->get( Arrivals::class )->receive( ... ), Stage::ANSWER, when: static fn(): bool => is_user_logged_in() );
		$hooks->filter( 'registration_errors', fn() => $this->get( Registration::class )->hush( ... ), PHP_INT_MAX, 3 ); // After whoever else has something to say against it.
		$hooks->action( 'template_redirect', fn() => $this->get( Secrecy::class )->send( ... ), Stage::ANSWER, when: fn(): bool => $this->get( Asked::class )->isSecret() );
		$hooks->filter( 'wp_robots', fn() => $this->get( Secrecy::class )->hide( ... ), when: fn(): bool => $this->get( Asked::class )->isSecret() );
		$hooks->filter( 'document_title_parts', fn() => $this->get( Secrecy::class )->title( ... ), when: static fn(): bool => is_singular() && has_block( LoginBlock::NAME, get_queried_object_id() ) );
		$hooks->filter( 'authenticate', fn() => $this->get( Watch::class )->begin( ... ), 1, 3, when: static fn( mixed ...$given ): bool => '' !== ( $given[1] ?? '' ) );
		$hooks->filter( 'check_password', fn() => $this->get( Watch::class )->count( ... ) );
		$hooks->filter( 'authenticate', fn() => $this->get( Watch::class )->end( ... ), PHP_INT_MAX, 3, when: static fn( mixed ...$given ): bool => '' !== ( $given[1] ?? '' ) );
		$hooks->filter( 'wp_login_errors', static fn() => WordPressScreen::hush( ... ) );
		$hooks->action( 'login_form_lostpassword', fn() => $this->get( WordPressScreen::class )->takeOver( ... ) );
		$hooks->action( 'login_form_retrievepassword', fn() => $this->get( WordPressScreen::class )->takeOver( ... ) );
		$hooks->filter( 'retrieve_password_notification_email', fn() => $this->get( WordPressScreen::class )->lost( ... ), 10, 4 );
		$hooks->filter( 'password_change_email', fn() => $this->get( WordPressScreen::class )->changed( ... ) );
		$hooks->action( 'template_redirect', fn() => $this->get( Seclusion::class )->seclude( ... ), Stage::HEADERS );
		$hooks->action( 'wp_footer', fn() => $this->get( GuardIsland::class )->print( ... ), 5 ); // After the content, before styles that came late are printed (20).
		$hooks->action( 'template_redirect', fn() => $this->get( LogOutDoor::class )->answer( ... ), Stage::LOG_OUT, when: fn(): bool => $this->get( Request::class )->isPost() );
		$hooks->action( 'login_form_logout', fn() => $this->get( LogOutDoor::class )->instead( ... ) );
		$hooks->action( 'profile_update', fn() => $this->get( PasswordChanges::class )->onUpdate( ... ), 10, 2 );
		$hooks->action( 'set_auth_cookie', fn() => $this->get( Sliding::class )->begin( ... ), 10, 6 );
		$hooks->filter( 'send_auth_cookies', fn() => $this->get( Sliding::class )->forget( ... ), 10, 6 );
		$hooks->action( 'template_redirect', fn() => $this->get( Sliding::class )->onPage( ... ), Stage::SESSION, when: static fn(): bool => is_user_logged_in() );
		$hooks->filter( 'rest_authentication_errors', fn() => $this->get( Sliding::class )->onCall( ... ), 200, when: static fn(): bool => is_user_logged_in() ); // After WordPress has judged cookie and nonce.
		$hooks->filter( 'atoll_services_of_others', fn() => $this->get( Secrecy::class )->allowServices( ... ), when: fn(): bool => $this->get( Asked::class )->isSecret() );
		$hooks->filter( 'lostpassword_url', fn() => $this->get( Links::class )->insteadOfWordPress( ... ) );
		$hooks->action( 'wp_set_password', fn() => $this->get( PasswordChanges::class )->onSet( ... ), 10, 2 );
		$hooks->filter( 'auth_cookie_expiration', fn() => $this->get( Sliding::class )->lifetime( ... ), 100, 2 );
		$hooks->action( 'set_logged_in_cookie', fn() => $this->get( LoginSessions::class )->adopt( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/login' => array( LogIn::class ),
				'/logout' => array( EndSession::class ),
				'/token' => array( CheckSession::class ),
			),
		);
	}

	/** Where to log in, and come back from. */
	private function loginUrl(): string {
		return $this->get( LoginPages::class )->leadingBackHere();
	}
}
