<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Ownership;
use Atoll\Access\Visitor;
use Atoll\Trouble\SessionChanged;

/**
 * Whose entry a plain post is. Another site can make a browser post with its cookies, so a login counts only together
 * with the nonce that a logged-in person's page holds.
 */
final class Owners {

	private const FIELD = 'atoll_nonce';

	public function __construct( private Ownership $ownership ) {}

	/**
	 * Hidden inputs of a form. None for visitors: their pages are cached and the same for everybody.
	 *
	 * @return array<string, string>
	 */
	public function fields(): array {
		return is_user_logged_in() ? array( self::FIELD => $this->ownership->nonce() ) : array();
	}

	/**
	 * Tells the island whose answers it keeps in the browser; nothing for visitors, whose pages are everybody's.
	 *
	 * @return array<string, array<string, string>>
	 */
	public function mark(): array {
		return is_user_logged_in() ? array( 'owner' => array( 'mark' => $this->ownership->mark( get_current_user_id() ) ) ) : array();
	}

	/**
	 * @param array<int|string, mixed> $body
	 * @throws SessionChanged When the page belonged to a login that is not this one, so that nothing is stored under a wrong owner.
	 */
	public function of( array $body, Visitor $visitor ): Visitor {
		$nonce = $body[ self::FIELD ] ?? '';
		if ( '' === $nonce ) {
			return $visitor->asNobody();
		}
		if ( ! $visitor->isLoggedIn() || ! is_string( $nonce ) || ! $this->ownership->isOwn( $nonce ) ) {
			throw new SessionChanged();
		}
		return $visitor;
	}
}
