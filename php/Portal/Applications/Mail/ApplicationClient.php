<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Mail;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\UserName;

/** Whose application it is, for mails. */
final class ApplicationClient {

	private function __construct(
		public readonly int $userId,
		public readonly string $email,
		public readonly string $firstName
	) {}

	/** Null while it is nobody's, or when its owner's account is gone. */
	public static function of( Entry $entry ): ?self {
		$user = $entry->createdBy > 0 ? get_userdata( $entry->createdBy ) : false;
		return false === $user ? null : new self( $user->ID, $user->user_email, UserName::of( $user, 'first_name' ) );
	}
}
