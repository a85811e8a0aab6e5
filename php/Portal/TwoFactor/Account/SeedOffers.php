<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Portal\TwoFactor\SeedEncryption;
use Atoll\Portal\TwoFactor\Totp;
use WP_User;

/**
 * Seeds made for a user who has just confirmed their password. They are not stored until a code proves that an app has
 * the seed: the form carries it, sealed for this user and this login, for half an hour.
 */
final class SeedOffers {

	private const LIFETIME_SECONDS = 1800;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private SeedEncryption $seeds, private \Closure $clock ) {}

	public function make( WP_User $user ): SeedOffer {
		$seed = random_bytes( Totp::SEED );
		$text = ( ( $this->clock )() + self::LIFETIME_SECONDS ) . ' ' . bin2hex( $seed );
		return new SeedOffer( $seed, $this->seeds->seal( $text, $this->context( $user ) ) );
	}

	/** Returns null if the offer has expired, or was made for another user or login. */
	public function find( string $sealed, WP_User $user ): ?SeedOffer {
		$text = $this->seeds->open( $sealed, $this->context( $user ) );
		if (
			null === $text
			|| 1 !== preg_match(
				'/^(\d+) ([0-9a-f]{40})$/D',
				$text,
				$matches
			)
			|| (int) $matches[1] < ( $this->clock )()
		) {
			return null;
		}
		return new SeedOffer( (string) hex2bin( $matches[2] ), $sealed );
	}

	private function context( WP_User $user ): string {
		return "two-step login offered to {$user->ID} in " . hash( 'sha256', wp_get_session_token() );
	}
}
