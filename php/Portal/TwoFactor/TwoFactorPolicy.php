<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Settings\Settings;
use WP_User;

/** What the site wants of logins (a setting): nothing, what each person wants, or a code of all who can see entries. */
final class TwoFactorPolicy {

	private const OFF      = 'off';
	private const REQUIRED = 'required';

	public function __construct( private Settings $settings, private TwoFactor $factors ) {}

	/** Whether people may switch it on, and whoever has is asked for a code. */
	public function isOffered(): bool {
		return self::OFF !== $this->setting();
	}

	/** Whether a login of this person takes a code. On a network it opens also the sites that want one. */
	public function needsCode( int $user ): bool {
		return ( is_multisite() || $this->isOffered() ) && $this->factors->isOn( $user );
	}

	/** Whether this person may do nothing in wp-admin before it is on. */
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
