<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use Atoll\Platform\Database\TableEngines;

/**
 * Health check of whether the database can roll back. Atoll's own tables can. WordPress' tables for users, posts and
 * options may be as old as the site.
 */
final class TransactionsHealth extends HealthCheck {

	public function __construct( private TableEngines $engines ) {}

	public function name(): string {
		return 'atoll_transactions';
	}

	public function label(): string {
		return __( 'Transactions', 'atoll' );
	}

	protected function look(): HealthResult {
		$tables = $this->engines->withoutTransactions();
		return array() === $tables
			? HealthResult::good(
				__( 'The database rolls back what fails halfway', 'atoll' ),
				__( 'No login is left half made or half deleted if something fails.', 'atoll' )
			)
			: HealthResult::recommended(
				__( 'Some database tables cannot roll back', 'atoll' ),
				sprintf(
					/* translators: %s: names of tables. */
					__( 'These tables do not support transactions: %s. Enquiries are safe, but an account that is being created or deleted when the database fails may be left incomplete. Make a backup, then ask your host to convert the tables to InnoDB.', 'atoll' ),
					implode( ', ', $tables )
				)
			);
	}
}
