<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Login\Views\LoginViewParts;

/** The text beside the login form that helps people recognise the page as ours and tells them what a login does. */
final class LoginAssurances {

	public function __construct( private Settings $settings, private LoginViewParts $parts ) {}

	public function html(): string {
		$lines  = array(
			__( 'Type your password on this page only. We never ask for it by email or over the phone.', 'atoll' ),
			sprintf(
				/* translators: %d: number of minutes. */
				__( 'We do not keep you logged in on this device. You are logged out when you close the browser, or after %d minutes without activity.', 'atoll' ),
				$this->settings->group( 'portal' )->int( 'idleMinutes' )
			),
		);
		$items  = implode(
			'',
			array_map( static fn( string $line ): string => '<li>' . Html::text( $line ) . '</li>', $lines )
		);
		$help   = $this->parts->phone();
		$items .= '' === $help ? '' : '<li>' . Html::text( __( 'Does something here look wrong, or do you need a hand? Call us on', 'atoll' ) ) . " {$help}.</li>";
		return Html::element(
			'aside',
			array( 'class' => 'atoll-login__aside', 'aria-labelledby' => 'atoll-login-safe' ),
			'<h2 class="atoll-login__safe" id="atoll-login-safe">' . Html::text( __( 'Kept safe', 'atoll' ) )
				. "</h2><ul>{$items}</ul>"
		);
	}
}
