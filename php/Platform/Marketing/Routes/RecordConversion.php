<?php

declare( strict_types=1 );

namespace Atoll\Platform\Marketing\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Marketing\MetaConversions;
use Atoll\Platform\Marketing\ThirdPartyServices;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/conversion: records that a visitor who agreed to advertising has followed a phone link (spec 7). */
final class RecordConversion implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/conversion';

	/** Maximum per minute and IP network. */
	private const PER_MINUTE = 10;

	public function __construct(
		private ThirdPartyServices $services,
		private MetaConversions $conversions,
		private RateLimit $limit
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // It reveals nothing, and is rate limited.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		if ( ! $this->services->countsCalls() ) {
			throw new BadRequest(
				'conversion_not_counted',
				__( 'This site does not count conversions.', 'atoll' ),
				404
			);
		}
		$this->limit->count( 'conversion', $visitor, self::PER_MINUTE );
		$this->conversions->queue( $this->event( $input ), $this->page( $input ), $visitor->userAgent() );
		return new Reply( array( 'accepted' => true ), 202, array( 'Cache-Control' => 'no-store' ) );
	}

	private function event( Input $input ): string {
		$event = $input->text( 'event' );
		return 1 === preg_match( '/^[a-z0-9]{20}$/D', $event )
			? $event
			: throw new BadRequest( 'rest_invalid_param', __( 'An event is 20 letters and digits.', 'atoll' ) );
	}

	/** Returns the path only, as a query may hold personal data. */
	private function page( Input $input ): string {
		$path = wp_parse_url( $input->text( 'page' ), PHP_URL_PATH );
		return is_string( $path ) && str_starts_with( $path, '/' ) ? $path : '/';
	}
}
