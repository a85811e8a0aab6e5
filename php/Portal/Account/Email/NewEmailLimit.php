<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\TooManyRequests;

/** How often a new address is asked for: each time is a mail to an address that somebody typed. */
final class NewEmailLimit {

	/** For each network. */
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
