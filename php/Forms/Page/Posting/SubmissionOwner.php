<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\SentWithoutLogin;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Access\Sessions\SessionOfSomebodyElse;
use Atoll\Platform\Access\Sessions\SessionRenewed;

/**
 * Decides which user a plain post belongs to. Another site can make a browser post with its cookies, so a session
 * counts only together with the nonce from a page of the logged-in user.
 */
final class SubmissionOwner {

	private const FIELD = 'atoll_nonce';
	private const OWNER = 'atoll_owner';

	/** Sent instead of the nonce once its session has ended. */
	private const ENDED = 'ended';

	/** Fingerprint of the user whose form was sent in this request after their session had ended. */
	private ?string $endedOwner = null;

	public function __construct( private SessionFingerprint $fingerprint ) {}

	/**
	 * Returns the hidden inputs of a form. Visitors get none, since their pages are cached and the same for everybody,
	 * unless their session has just ended: then the form may be sent without a login, but not as another user.
	 *
	 * @return array<string, string>
	 */
	public function hiddenInputs(): array {
		return match ( true ) {
			is_user_logged_in()   => array(
				self::FIELD => $this->fingerprint->nonce(),
				self::OWNER => $this->fingerprint->mark( get_current_user_id() ),
			),
			null !== $this->endedOwner => array( self::FIELD => self::ENDED, self::OWNER => $this->endedOwner ),
			default               => array(),
		};
	}

	/**
	 * Tells the island whose answers it keeps in the browser. Empty for visitors, whose pages are the same for
	 * everybody.
	 *
	 * @return array<string, array<string, string>>
	 */
	public function islandSettings(): array {
		return is_user_logged_in()
			? array( 'owner' => array( 'mark' => $this->fingerprint->mark( get_current_user_id() ) ) )
			: array();
	}

	/**
	 * @param array<int|string, mixed> $body
	 * @throws \Atoll\Platform\Access\Sessions\SessionChanged When the page belongs to a different session, so that
	 *                                                        nothing
	 * is stored for the wrong owner.
	 */
	public function resolve( array $body, Visitor $visitor ): Visitor {
		$nonce = $body[ self::FIELD ] ?? '';
		if ( '' === $nonce || ( self::ENDED === $nonce && ! $visitor->isLoggedIn() ) ) {
			return $visitor->withoutLogin();
		}
		if ( ! $visitor->isLoggedIn() ) {
			$this->endedOwner = $this->postedOwner( $body );
			throw new SentWithoutLogin();
		}
		if ( ! is_string( $nonce ) || ! $this->fingerprint->isOwn( $nonce ) ) {
			throw $this->fingerprint->mark( $visitor->userId() ) === $this->postedOwner( $body )
				? new SessionRenewed()
				: new SessionOfSomebodyElse();
		}
		return $visitor;
	}

	/** @param array<int|string, mixed> $body */
	private function postedOwner( array $body ): string {
		$owner = $body[ self::OWNER ] ?? '';
		return is_string( $owner ) && 1 === preg_match( '/^[0-9a-f]{16}$/D', $owner ) ? $owner : '';
	}
}
