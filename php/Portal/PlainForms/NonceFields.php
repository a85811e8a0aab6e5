<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Access\Sessions\SessionFingerprint;

/**
 * The hidden inputs of the portal's forms: the action, and a nonce for logged-in users. A session has one nonce for all
 * forms, which a login in place can renew (src/islands/guard/session/nonces). Important actions also ask for the
 * password.
 */
final class NonceFields {

	public const ACTION = 'atoll_action';
	public const TARGET = 'atoll_of';
	public const NONCE  = 'atoll_nonce';
	/** Mark of the user for whom the page was made, so that what one person typed is not shown to another. */
	public const OWNER = 'atoll_owner';

	public function __construct( private SessionFingerprint $fingerprint ) {}

	/** Returns the key of a form on a page: its action, and its target if there are several. */
	public static function key( string $action, string $target ): string {
		return '' === $target ? $action : "{$action}-{$target}";
	}

	/** @return array<string, string> The same for all visitors who are not logged in. */
	public function inputs( string $action, string $target = '' ): array {
		return array( self::ACTION => $action ) + ( '' === $target ? array() : array( self::TARGET => $target ) )
			+ (
				is_user_logged_in()
					? array( self::NONCE => $this->fingerprint->nonce(), self::OWNER => $this->mark() )
					: array()
			);
	}

	public function isValid( PostedFields $fields ): bool {
		return $this->fingerprint->isOwn( $fields->secret( self::NONCE ) );
	}

	/** Whether the page was made for a different user than the current one; the session does not matter. */
	public function isOfAnotherUser( PostedFields $fields ): bool {
		$owner = $fields->secret( self::OWNER );
		return '' !== $owner && ! hash_equals( $this->mark(), $owner );
	}

	private function mark(): string {
		return $this->fingerprint->mark( get_current_user_id() );
	}
}
