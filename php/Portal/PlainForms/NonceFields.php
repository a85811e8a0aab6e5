<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Access\Sessions\SessionFingerprint;

/**
 * The hidden inputs of the portal's forms: the action, and a nonce for somebody who is logged in. The session has one
 * for all forms, so that a login in place renews it (src/islands/guard/session/nonces); what matters asks for the
 * password besides.
 */
final class NonceFields {

	public const ACTION = 'atoll_action';
	public const TARGET = 'atoll_of';
	public const NONCE  = 'atoll_nonce';
	/** A mark of the user that the page was made for: what one person typed is not shown to another. */
	public const OWNER = 'atoll_owner';

	public function __construct( private SessionFingerprint $fingerprint ) {}

	/** Names one form of a page: an action, and what it is done to where there are several. */
	public static function key( string $action, string $target ): string {
		return '' === $target ? $action : "{$action}-{$target}";
	}

	/** @return array<string, string> None of it is personal for visitors. */
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

	/** Whether the page was made for somebody else than the person who is logged in now, in whichever session. */
	public function isOfAnotherUser( PostedFields $fields ): bool {
		$owner = $fields->secret( self::OWNER );
		return '' !== $owner && ! hash_equals( $this->mark(), $owner );
	}

	private function mark(): string {
		return $this->fingerprint->mark( get_current_user_id() );
	}
}
