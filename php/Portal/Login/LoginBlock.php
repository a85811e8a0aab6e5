<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\PortalUrls;

/** The block atoll/login: one page to log in, to choose a new password, and to accept an invitation. */
final class LoginBlock {

	public const NAME   = LoginProvider::BLOCK;
	private const STYLE = 'atoll-login';

	public function __construct(
		private LoginPageMain $main,
		private LoginAssurances $assurances,
		private PortalUrls $urls,
		private OpenedMailLink $openedLink,
	) {}

	public function html(): string {
		wp_enqueue_style( 'atoll-form' );
		wp_enqueue_style( self::STYLE );
		// Editors are logged in, but see in the block editor what visitors see.
		$content = is_user_logged_in() && ! wp_is_serving_rest_request() && ! $this->openedLink->needsLoginPage()
			? $this->loggedInNotice()
			: $this->main->html() . $this->assurances->html();
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'atoll-login' ) ) . ">{$content}</div>";
	}

	/** Returns the notice for other pages; the access guard redirects logged-in users from login pages. */
	private function loggedInNotice(): string {
		return Html::element(
			'p',
			array( 'class' => 'atoll-login__words' ),
			Html::text( __( 'You are logged in.', 'atoll' ) ) . ' '
				. Html::element(
					'a',
					array( 'href' => $this->urls->dashboard() ),
					Html::text( __( 'Go to your applications', 'atoll' ) )
				)
		);
	}
}
