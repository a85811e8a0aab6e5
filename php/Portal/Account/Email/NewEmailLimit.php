<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\TooManyRequests;

/** Rate limit for new email addresses: each request sends an email to an address that anybody may have typed. */
final class NewEmailLimit {

	/** Limit per IP network. */
	private const MAX_PER_MINUTE = 5;

	public function __construct( private RateLimit $networkLimit, private MailRateLimit $rateLimit ) {}

	/** @throws TooManyRequests */
	public function count( Visitor $visitor, string $email ): void {
		$this->networkLimit->count( 'new-email', $visitor, self::MAX_PER_MINUTE );
		$seconds = $this->rateLimit->wait( ChangeEmailAction::NAME, $email );
		if ( $seconds > 0 ) {
			throw new TooManyRequests( $seconds );
		}
	}
}
