<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Admin\Commands\Doctor\DoctorCheck;
use Atoll\Admin\Commands\Doctor\DoctorLine;

/** Says how Atoll is on this site. */
final class DoctorCommand {

	/** @param list<DoctorCheck> $examinations */
	public function __construct( private Console $console, private array $examinations ) {}

	/**
	 * Looks at versions, tables, mail, scheduled jobs and what Site Health knows of Atoll. Ends with 1 if something is
	 * broken.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: status, check, finding.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll doctor
	 *     wp atoll doctor --format=json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$this->console->mustBeAllowed( 'view_site_health_checks' );
		$lines = array_merge(
			array(),
			...array_map( static fn( DoctorCheck $one ): array => $one->lines(), $this->examinations )
		);
		$this->console->table(
			array_map( static fn( DoctorLine $line ) => $line->row(), $lines ),
			array( 'status', 'check', 'finding' ),
			new CommandOptions( $assoc )
		);
		if ( array_filter( $lines, static fn( DoctorLine $line ) => DoctorLine::BROKEN === $line->status ) ) {
			$this->console->stop();
		}
	}
}
