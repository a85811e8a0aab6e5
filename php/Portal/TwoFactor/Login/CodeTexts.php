<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

/** What the step that asks for a code says, on the portal's login page and on WordPress' own. */
final class CodeTexts {

	/** @return array<string, string|bool> Of the input, for keyboards and for what fills in codes. */
	public static function inputAttributes( bool $isRecovery ): array {
		return array( 'autocapitalize' => 'none', 'spellcheck' => 'false', 'autocorrect' => 'off', 'maxlength' => '40' )
			+ ( $isRecovery
				? array( 'autocomplete' => 'off' )
				: array( 'autocomplete' => 'one-time-code', 'inputmode' => 'numeric' ) );
	}

	public function title(): string {
		return __( 'Enter your code', 'atoll' );
	}

	public function instructions( bool $isRecovery ): string {
		return $isRecovery
			? __(
				'Enter one of the recovery codes that you kept when you switched two-step login on. Each works once.',
				'atoll'
			)
			: __(
				'Your password is right. Open your authenticator app, and enter the code of six digits that it shows for this site.',
				'atoll'
			);
	}

	/** Where one input takes either kind. */
	public function orRecoveryCode(): string {
		return __( 'One of your recovery codes will do as well.', 'atoll' );
	}

	public function label( bool $isRecovery ): string {
		return $isRecovery ? __( 'Recovery code', 'atoll' ) : __( 'Code', 'atoll' );
	}

	public function button(): string {
		return __( 'Log in', 'atoll' );
	}

	/** Of the link to the other kind of code. */
	public function otherKind( bool $isRecovery ): string {
		return $isRecovery ? __( 'Use your authenticator app', 'atoll' ) : __( 'Use a recovery code', 'atoll' );
	}

	public function missing(): string {
		return __( 'Please enter your code.', 'atoll' );
	}

	public function wrong(): string {
		return __(
			'This code is not right, or was used already. Wait for the next one, and check the time on your phone.',
			'atoll'
		);
	}

	public function expired(): string {
		return __( 'The time for your code is over. Please log in again.', 'atoll' );
	}
}
