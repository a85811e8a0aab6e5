<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

use WP_User;

/** The person whose data is requested. */
final class DataSubject {

	/** @param int $userId 0 if the person has no account. */
	private function __construct( public readonly string $email, public readonly int $userId ) {}

	public static function user( WP_User $user ): self {
		return new self( $user->user_email, $user->ID );
	}

	public static function of( string $email ): self {
		$user = get_user_by( 'email', $email );
		return new self( $email, $user ? $user->ID : 0 );
	}
}
