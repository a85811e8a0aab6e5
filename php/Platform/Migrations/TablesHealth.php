<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;

/** Whether every table is there, as this version of the plugin expects it. */
final class TablesHealth extends HealthCheck {

	public function __construct( private Migrator $migrator ) {}

	public function name(): string {
		return 'atoll_tables';
	}

	public function label(): string {
		return __( 'Tables', 'atoll' );
	}

	public function result(): HealthResult {
		$missing  = $this->migrator->missing();
		$pending  = $this->migrator->pending();
		$problems = array_filter(
			array(
				$missing
					/* translators: %s: names of tables. */
					? sprintf( __( 'These tables are missing: %s. Delete the option atoll_schema, then open any page: they are made anew, empty.', 'atoll' ), implode( ', ', $missing ) )
					: '',
				$pending
					/* translators: %s: names of parts of the database. */
					? sprintf( __( 'Not brought up to date yet: %s. Open any page of the site, then look again.', 'atoll' ), implode( ', ', $pending ) )
					: '',
			)
		);
		return array() === $problems
			? HealthResult::good(
				__( 'The tables are as they should be', 'atoll' ),
				__( 'All are there and up to date.', 'atoll' )
			)
			: HealthResult::critical(
				__( 'The tables are not as they should be', 'atoll' ),
				implode( ' ', $problems )
			);
	}
}
