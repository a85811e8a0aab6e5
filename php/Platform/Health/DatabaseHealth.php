<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use Atoll\Platform\Database\WriteProbe;

/** Health check of whether the database accepts writes. */
final class DatabaseHealth extends HealthCheck implements MonitoredComponent {

	public const COMPONENT = 'database:responseTime';

	public function __construct( private WriteProbe $probe ) {}

	public function name(): string {
		return 'atoll_database';
	}

	public function label(): string {
		return __( 'Database', 'atoll' );
	}

	protected function look(): HealthResult {
		return $this->probe->takesWrites()
			? HealthResult::good(
				__( 'The database takes what visitors send', 'atoll' ),
				__( 'It was tried just now.', 'atoll' )
			)
			: HealthResult::critical(
				__( 'The database does not take what visitors send', 'atoll' ),
				__( 'Forms ask people to try again later. Check whether the database’s disk is full, whether the database is read-only, and whether Atoll’s tables exist.', 'atoll' )
			);
	}

	public function component(): string {
		return self::COMPONENT;
	}

	public function measure(): Measurement {
		$start = hrtime( true );
		$takes = $this->probe->takesWrites();
		return new Measurement(
			$takes ? Measurement::PASS : Measurement::FAIL,
			round( ( hrtime( true ) - $start ) / 1e6, 1 ),
			'ms'
		);
	}
}
