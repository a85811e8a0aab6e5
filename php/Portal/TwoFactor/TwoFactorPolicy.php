<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Settings\Settings;
use WP_User;

/** The setting for two-step login: off, as each user chooses, or required of all who can see entries. */
final class TwoFactorPolicy {

	private const OFF      = 'off';
	private const REQUIRED = 'required';

	public function __construct( private Settings $settings, private TwoFactor $factors ) {}

	/** Whether users may switch it on, and those who have are asked for a code. */
	public function isOffered(): bool {
		return self::OFF !== $this->setting();
	}

	/** Whether this user needs a code to log in. On a network, a login also opens the sites that ask for one. */
	public function needsCode( int $user ): bool {
		return ( is_multisite() || $this->isOffered() ) && $this->factors->isOn( $user );
	}

	/** Whether this user must switch it on before they can use wp-admin. */
	public function mustSetUp( WP_User $user ): bool {
		return $this->isRequiredOf( $user ) && ! $this->factors->isOn( $user->ID );
	}

	public function isRequiredOf( WP_User $user ): bool {
		return self::REQUIRED === $this->setting() && $user->has_cap( Capabilities::VIEW_ENTRIES );
	}

	private function setting(): string {
		return $this->settings->group( 'portal' )->string( 'twoStepLogin' );
	}
}
