<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\Users\LoginEmailCheck;

/** Checks who may invite whom, and how often. */
final class InvitationCheck {

	/** Limit per IP network; users who may edit forms are not counted. */
	private const MAX_PER_MINUTE = 20;

	public function __construct(
		private InvitationLinks $links,
		private LoginEmailCheck $addresses,
		private RateLimit $limit,
	) {}

	/**
	 * @throws NotAllowed
	 * @throws BadRequest When the email address is invalid, or the site has no login page for clients.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function assertAllowed( string $email, Visitor $by ): void {
		$by->can( Capabilities::INVITE_CLIENTS ) || throw new NotAllowed();
		if ( ! $this->links->arePossible() ) {
			throw new BadRequest( 'atoll_login_page_missing', __( 'Nobody can be invited yet: the site has no login page for clients.', 'atoll' ), 409 );
		}
		$this->addresses->requireValid( $email );
		$this->limit->count( 'invitations', $by, self::MAX_PER_MINUTE );
	}
}
