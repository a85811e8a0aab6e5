<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

/** Texts of the step that asks for a code of either kind, on the portal's login page and on WordPress' own. */
final class CodeTexts {

	public function title(): string {
		return __( 'Enter your code', 'atoll' );
	}

	/** Returns the hint for an input that accepts both kinds. */
	public function orRecoveryCode(): string {
		return __( 'One of your recovery codes will do as well.', 'atoll' );
	}

	public function button(): string {
		return __( 'Log in', 'atoll' );
	}

	public function missing(): string {
		return __( 'Please enter your code.', 'atoll' );
	}

	public function expired(): string {
		return __( 'Your code has expired. Please log in again.', 'atoll' );
	}
}
