<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

use Atoll\Platform\Migrations\Migrator;

/** Whether every table is there, as this version of the plugin expects it. */
final class TablesCheck implements DoctorCheck {

	public function __construct( private Migrator $migrator ) {}

	public function lines(): array {
		$missing = $this->migrator->missing();
		$pending = $this->migrator->pending();
		return array_values(
			array_filter(
				array(
					$missing
						? new DoctorLine(
							DoctorLine::BROKEN,
							/* translators: %s: names of tables. */
							__( 'Tables', 'atoll' ),
							sprintf( __( 'These tables are missing: %s. Delete the option atoll_schema, then open any page: they are made anew, empty.', 'atoll' ), implode( ', ', $missing ) )
						)
						: null,
					$pending
						? new DoctorLine(
							DoctorLine::BROKEN,
							/* translators: %s: names of parts of the database. */
							__( 'Database', 'atoll' ),
							sprintf( __( 'Not brought up to date yet: %s. Open any page of the site, then look again.', 'atoll' ), implode( ', ', $pending ) )
						)
						: null,
					$missing || $pending
						? null
						: new DoctorLine(
							DoctorLine::GOOD,
							__( 'Tables', 'atoll' ),
							__( 'All are there and up to date.', 'atoll' )
						),
				)
			)
		);
	}
}
