<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Screen;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\TwoFactor\TwoFactorPolicy;
use WP_Error;

/** Closes all of wp-admin until staff have set up two-step login, if the site requires it. */
final class RequiredTwoFactor {

	public function __construct( private TwoFactorPolicy $policy, private CurrentRequest $request ) {}

	/** Runs on action `admin_init`, which screens, admin-ajax.php and admin-post.php fire. */
	public function redirect(): void {
		global $pagenow;
		$isSetUpScreen = TwoFactorScreen::PAGE === $this->request->query( 'page' )
			&& in_array( $pagenow, array( 'admin.php', ...TwoFactorScreen::MENUS ), true );
		if ( $isSetUpScreen || ! $this->policy->mustSetUp( wp_get_current_user() ) ) {
			return;
		}
		if ( in_array( $pagenow, array( 'admin-ajax.php', 'admin-post.php' ), true ) ) {
			wp_die( esc_html( $this->message() ), '', array( 'response' => 403 ) );
		}
		wp_safe_redirect( TwoFactorScreen::url() );
		exit;
	}

	/** Refuses REST requests from wp-admin in the same way. Application passwords pass, as they have no session. */
	public function refuse( WP_Error|bool|null $result ): WP_Error|bool|null {
		return ! is_wp_error( $result ) && '' !== wp_get_session_token()
			&& $this->policy->mustSetUp( wp_get_current_user() )
			? new WP_Error( 'atoll_two_step_required', $this->message(), array( 'status' => 403 ) )
			: $result;
	}

	private function message(): string {
		return __( 'This site asks for two-step login. Switch it on under Profile, then try again.', 'atoll' );
	}
}
