<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Privacy\PersonalDataSource;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\TwoFactor\Account\ConfirmTwoFactorAction;
use Atoll\Portal\TwoFactor\Account\EndTwoFactorAction;
use Atoll\Portal\TwoFactor\Account\NewRecoveryCodesAction;
use Atoll\Portal\TwoFactor\Account\SetUpTwoFactorAction;
use Atoll\Portal\TwoFactor\Account\TwoFactorPageState;
use Atoll\Portal\TwoFactor\Login\LoginStep;
use Atoll\Portal\TwoFactor\Login\WordPressCodeScreen;
use Atoll\Portal\TwoFactor\Screen\RequiredTwoFactor;
use Atoll\Portal\TwoFactor\Screen\TwoFactorScreen;
use Atoll\Portal\TwoFactor\Screen\UserTwoFactor;

/** Services of two-step login: a code in addition to the password, for users who chose or need it. */
final class TwoFactorProvider extends ServiceProvider {

	/** Action of wp-login.php that asks for a code. */
	public const STEP = 'atoll_code';

	/** Query argument of wp-login.php that says that the code's time is over. */
	public const EXPIRED = 'atoll_code_over';

	public function members(): array {
		return array(
			PortalAction::class => array(
				SetUpTwoFactorAction::class,
				ConfirmTwoFactorAction::class,
				NewRecoveryCodesAction::class,
				EndTwoFactorAction::class,
			),
			PersonalDataSource::class => array( TwoFactorData::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		// After all other filters, including the throttle, and only if the password is right.
		$hooks->filter(
			'authenticate', fn() => $this->get( LoginStep::class )->requireCode( ... ), PHP_INT_MAX, 3,
			when: static fn( mixed ...$args ): bool => ( $args[0] ?? null ) instanceof \WP_User
				&& '' !== ( $args[1] ?? '' )
		);
		$hooks->filter( 'xmlrpc_login_error', fn() => $this->get( LoginStep::class )->xmlRpcError( ... ), 10, 2 );
		$hooks->action( 'login_form_' . self::STEP, fn() => $this->get( WordPressCodeScreen::class )->respond( ... ) );
		$hooks->filter(
			'wp_login_errors', fn() => $this->get( WordPressCodeScreen::class )->addExpiredMessage( ... ),
			when: fn(): bool => '' !== $this->get( CurrentRequest::class )->query( self::EXPIRED )
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->filter(
			'document_title_parts', fn() => $this->get( TwoFactorPageState::class )->title( ... ), 15,
			when: fn(): bool => $this->get( CurrentRequest::class )->isPost()
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action(
			'admin_init',
			fn() => $this->get( RequiredTwoFactor::class )->redirect( ... ),
			1,
			when: static fn(): bool => is_user_logged_in()
		);
		$hooks->action( 'admin_menu', fn() => $this->get( TwoFactorScreen::class )->add( ... ) );
		$hooks->action( 'edit_user_profile', fn() => $this->get( UserTwoFactor::class )->show( ... ) );
		$hooks->action( 'edit_user_profile_update', fn() => $this->get( UserTwoFactor::class )->save( ... ) );
	}

	public function restHooks( Hooks $hooks ): void {
		// After WordPress has checked cookie and nonce.
		$hooks->filter(
			'rest_authentication_errors', fn() => $this->get( RequiredTwoFactor::class )->refuse( ... ), 210,
			when: static fn(): bool => is_user_logged_in()
		);
	}
}
