<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Portal\TwoFactor\Account\TwoFactorMarkup;
use WP_User;

/** Section with the client's two-step login. */
final class TwoFactorSection implements ProfileSection {

	public function __construct( private TwoFactorMarkup $markup ) {}

	public function id(): string {
		return 'two-step';
	}

	public function title(): string {
		return __( 'Two-step login', 'atoll' );
	}

	public function html( WP_User $user ): string {
		return $this->markup->html( $user, headingLevel: 3 );
	}
}
