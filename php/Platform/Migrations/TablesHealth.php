<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Health\HealthAction;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;

/** Health check of whether all tables exist, with all columns and keys that this version of the plugin expects. */
final class TablesHealth extends HealthCheck {

	public function __construct( private Migrator $migrator, private TableRepair $repair ) {}

	public function name(): string {
		return 'atoll_tables';
	}

	public function label(): string {
		return __( 'Tables', 'atoll' );
	}

	protected function look(): HealthResult {
		$missing  = $this->repair->missing();
		$lost     = array_filter( $missing, static fn( Table $table ): bool => $table::NEEDS_BACKUP );
		$remade   = array_diff_key( $missing, $lost );
		$lacking  = $this->lacking();
		$pending  = $this->migrator->pending();
		$problems = array_filter(
			array(
				$lost
					/* translators: %s: names of tables. */
					? sprintf( __( 'These tables are missing: %s. Restore them from a backup. Without one, “Make the missing tables” on the Site Health screen makes them again, empty. New entries and forms then get numbers that nothing else has, so that nobody is shown what belonged to somebody else. Where the database refuses, PHP’s log says why.', 'atoll' ), implode( ', ', array_keys( $lost ) ) )
					: '',
				$remade
					/* translators: %s: names of tables. */
					? sprintf( __( 'These tables are missing: %s. They need no backup: Atoll makes them again when one is needed, and once a day. Where the database refuses, PHP’s log says why.', 'atoll' ), implode( ', ', array_keys( $remade ) ) )
					: '',
				$lacking
					/* translators: %s: names of tables, each with what it lacks in brackets. */
					? sprintf( __( 'These tables lack columns or keys: %s. Atoll adds them once a day, or straight away by the command “wp cron event run atoll_tables_complete”. Where the database refuses, PHP’s log says why.', 'atoll' ), implode( ', ', $lacking ) )
					: '',
				$pending
					/* translators: %s: names of parts of the database. */
					? sprintf( __( 'Not brought up to date yet: %s. Open any page of the site a minute from now, then look again. Where the database refuses, PHP’s log says why.', 'atoll' ), implode( ', ', $pending ) )
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
				implode( ' ', $problems ),
				$missing
					? new HealthAction( MakeTablesAction::address(), __( 'Make the missing tables', 'atoll' ) )
					: null
			);
	}

	/** @return list<string> Such as `uploads (size, key entry_id)`. */
	private function lacking(): array {
		$lacking = $this->repair->lacking();
		return array_map(
			static fn( string $table, array $parts ): string => "{$table} (" . implode( ', ', $parts ) . ')',
			array_keys( $lacking ),
			$lacking
		);
	}
}
