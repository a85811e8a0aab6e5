<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses\Routes;

use Atoll\Forms\Addresses\AddressrClient;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/addresses/{id}: a suggested address, as it is filled into a form. */
final class GetAddress implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/addresses-get';

	/** Requests per IP address. */
	private const MAX_PER_MINUTE = 60;

	/** @param \Closure(): AddressrClient $addressr */
	public function __construct( private \Closure $addressr, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return true; // As in FindAddresses.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'address', $visitor, self::MAX_PER_MINUTE );
		return new Reply( ( $this->addressr )()->find( $input->text( 'id' ) )->toArray() );
	}
}
