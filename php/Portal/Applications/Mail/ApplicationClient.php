<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Mail;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\UserName;

/** The client who owns an application, as the recipient of emails. */
final class ApplicationClient {

	private function __construct(
		public readonly int $userId,
		public readonly string $email,
		public readonly string $firstName
	) {}

	/** Returns null if the application has no owner, or the owner's account was deleted. */
	public static function of( Entry $entry ): ?self {
		$user = $entry->createdBy > 0 ? get_userdata( $entry->createdBy ) : false;
		return false === $user ? null : new self( $user->ID, $user->user_email, UserName::read( $user, 'first_name' ) );
	}
}
