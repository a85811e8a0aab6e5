<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses\Routes;

use Atoll\Forms\Addresses\AddressrClient;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/addresses: suggestions for the text typed so far. Browsers do not learn which service provides them. */
final class FindAddresses implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/addresses-find';

	/** Requests per IP address: enough for several people of one household who type at the same time. */
	private const MAX_PER_MINUTE = 120;

	/** @param \Closure(): AddressrClient $addressr */
	public function __construct( private \Closure $addressr, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Addresses are public; the number of requests is limited.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'addresses', $visitor, self::MAX_PER_MINUTE );
		return new Reply( array( 'addresses' => ( $this->addressr )()->search( trim( $input->text( 'q' ) ) ) ) );
	}
}
