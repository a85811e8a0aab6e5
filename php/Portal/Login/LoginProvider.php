<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Forms\Page\Rendering\LoginLink;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Portal\Access\LoginPages;
use Atoll\Portal\Dialogs\SessionDialogs;
use Atoll\Portal\Login\Actions\AcceptInvitationAction;
use Atoll\Portal\Login\Actions\ForgottenAction;
use Atoll\Portal\Login\Actions\LogInAction;
use Atoll\Portal\Login\Actions\LogInCodeAction;
use Atoll\Portal\Login\Actions\NewPasswordAction;
use Atoll\Portal\Login\Actions\SwitchAccountAction;
use Atoll\Portal\Login\Routes\LogIn;
use Atoll\Portal\Login\Views\CodeView;
use Atoll\Portal\Login\Views\ForgottenView;
use Atoll\Portal\Login\Views\InvitationView;
use Atoll\Portal\Login\Views\LoginPageViews;
use Atoll\Portal\Login\Views\LogInView;
use Atoll\Portal\Login\Views\NewPasswordView;
use Atoll\Portal\Login\Views\OtherAccountView;
use Atoll\Portal\Login\WordPressScreens\BasicLoginErrors;
use Atoll\Portal\Login\WordPressScreens\RegistrationScreen;
use Atoll\Portal\Login\WordPressScreens\WordPressLoginScreen;
use Atoll\Portal\Login\WordPressScreens\WordPressPasswordMails;
use Atoll\Portal\Login\WordPressScreens\WordPressPasswordScreen;
use Atoll\Portal\PlainForms\PortalAction;

/** Services of the login: the portal's own page and WordPress' screens. */
final class LoginProvider extends ServiceProvider {

	/** Name of the login block. */
	public const BLOCK = 'atoll/login';

	public function services(): array {
		return array(
			// The link to the login page and back.
			LoginLink::class => fn() => new LoginLink(
				fn(): string => $this->get( LoginPages::class )->forCurrentPage()
			),
			LoginPageViews::class => fn() => new LoginPageViews(
				array(
					$this->get( OtherAccountView::class ),
					$this->get( CodeView::class ),
					$this->get( NewPasswordView::class ),
					$this->get( ForgottenView::class ),
					$this->get( InvitationView::class ),
					$this->get( LogInView::class ),
				)
			),
			SessionDialogs::class => fn() => new SessionDialogs(
				fn(): string => $this->get( LoginLinks::class )->forgotten()
			),
		);
	}

	public function members(): array {
		return array(
			PortalAction::class => array(
				LogInAction::class,
				LogInCodeAction::class,
				ForgottenAction::class,
				NewPasswordAction::class,
				SwitchAccountAction::class,
				AcceptInvitationAction::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		// After other plugins have added their errors.
		$hooks->filter(
			'registration_errors', fn() => $this->get( RegistrationScreen::class )->hideExistingEmail( ... ),
			PHP_INT_MAX, 3
		);
		// Before WordPress sends emails.
		$hooks->action( 'register_new_user', fn() => $this->get( RegistrationScreen::class )->deferMail( ... ), 1 );
		$hooks->filter(
			'authenticate', fn() => $this->get( LoginThrottle::class )->checkLimit( ... ), 1, 3,
			when: static fn( mixed ...$args ): bool => '' !== ( $args[1] ?? '' )
		);
		$hooks->filter( 'check_password', fn() => $this->get( LoginThrottle::class )->countHash( ... ), 10, 4 );
		$hooks->filter(
			'authenticate', fn() => $this->get( LoginThrottle::class )->finish( ... ), PHP_INT_MAX, 3,
			when: static fn( mixed ...$args ): bool => '' !== ( $args[1] ?? '' )
		);
		$hooks->filter(
			'wp_login_errors', static fn() => WordPressLoginScreen::unifyErrors( ... ),
			when: static fn( mixed ...$args ): bool => ( $args[0] ?? null ) instanceof \WP_Error
				&& $args[0]->has_errors()
		);
		$hooks->action(
			'login_form_lostpassword', fn() => $this->get( WordPressLoginScreen::class )->handleLostPassword( ... )
		);
		$hooks->action(
			'login_form_retrievepassword', fn() => $this->get( WordPressLoginScreen::class )->handleLostPassword( ... )
		);
		$hooks->filter(
			'retrieve_password_notification_email',
			fn() => $this->get( WordPressPasswordMails::class )->lost( ... ), 10, 4
		);
		$hooks->filter(
			'wp_new_user_notification_email', fn() => $this->get( WordPressPasswordMails::class )->added( ... ), 10, 2
		);
		$hooks->action(
			'validate_password_reset', fn() => $this->get( WordPressPasswordScreen::class )->check( ... ), 10, 2
		);
		$hooks->filter( 'password_change_email', fn() => $this->get( WordPressPasswordMails::class )->changed( ... ) );
		$hooks->filter(
			'atoll_services_of_others', fn() => $this->get( LoginPageSetup::class )->allowServices( ... ),
			when: $this->isPersonal( ... )
		);
		$hooks->filter( 'lostpassword_url', fn() => $this->get( LoginLinks::class )->lostPasswordUrl( ... ) );
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->action(
			'template_redirect', fn() => $this->get( LoginPageSetup::class )->sendHeaders( ... ), Stage::ANSWER,
			when: $this->isPersonal( ... )
		);
		$hooks->filter(
			'wp_robots', fn() => $this->get( LoginPageSetup::class )->robots( ... ), when: $this->isPersonal( ... )
		);
		$hooks->filter(
			'document_title_parts', fn() => $this->get( LoginPageSetup::class )->title( ... ),
			when: static fn(): bool => is_singular() && has_block( self::BLOCK, get_queried_object_id() )
		);
	}

	public function restHooks( Hooks $hooks ): void {
		// After WordPress has set its errors.
		$hooks->filter(
			'rest_authentication_errors', static fn() => BasicLoginErrors::unify( ... ), 91,
			when: static fn( mixed ...$args ): bool => ( $args[0] ?? null ) instanceof \WP_Error
		);
	}

	public function routes(): array {
		return array( RestNamespaces::ATOLL => array( '/login' => array( LogIn::class ) ) );
	}

	/** Whether the page is personal: its URL or posted data holds a key, or asks for a code. */
	private function isPersonal(): bool {
		$request = $this->get( CurrentRequest::class );
		return ( $request->hasQuery() || $request->isPost() ) && $this->get( LoginRequest::class )->isPersonal();
	}
}
