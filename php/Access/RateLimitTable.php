<?php

declare( strict_types=1 );

namespace Atoll\Access;

use Atoll\Migrations\Migration;
use Atoll\Migrations\Tables;

/** What {@see RateLimit} counts, for a minute. It holds no address, only a hash that the next minute makes useless. */
final class RateLimitTable implements Migration {

	public const NAME = 'atoll_rate_limits';

	public function __construct( private Tables $tables ) {}

	public function name(): string {
		return 'rate_limits';
	}

	public function steps(): array {
		return array( $this->create( ... ) );
	}

	public function remove(): void {
		$this->tables->drop( self::NAME );
	}

	private function create(): void {
		$this->tables->create(
			self::NAME,
			'bucket char(64) NOT NULL,
hits int(10) unsigned NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY ends (ends)'
		);
	}
}
