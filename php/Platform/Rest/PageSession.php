<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Sessions\SessionFingerprint;

/** The session for which a page is made, as its scripts need it for their requests. */
final class PageSession {

	public function __construct( private SessionFingerprint $fingerprint ) {}

	/**
	 * @return array{token: string, mark: string}|null The URL that checks the session, and the user's mark; null for
	 *         visitors, whose pages are the same for all.
	 */
	public function current(): ?array {
		return is_user_logged_in()
			? array(
				'token' => RestNamespaces::url( RestNamespaces::ATOLL, '/token' ),
				'mark'  => $this->fingerprint->mark( get_current_user_id() ),
			)
			: null;
	}
}
