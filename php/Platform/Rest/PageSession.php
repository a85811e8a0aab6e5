<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Sessions\SessionFingerprint;

/** The session that a page was made for, as its scripts need to know it when they call. */
final class PageSession {

	public function __construct( private SessionFingerprint $fingerprint ) {}

	/**
	 * @return array{token: string, mark: string}|null Where it can be checked, and whose it is; null for visitors,
	 * whose pages are everybody's.
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
