<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Admin\Commands\Doctor\Examination;
use Atoll\Admin\Commands\Doctor\Line;

/** Says how Atoll is on this site. */
final class DoctorCommand {

	/** @param list<Examination> $examinations */
	public function __construct( private Console $console, private array $examinations ) {}

	/**
	 * Looks at versions, tables, mail, scheduled jobs and what Site Health knows of Atoll. Ends with 1 if something is broken.
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
		$lines = array_merge( array(), ...array_map( static fn( Examination $one ): array => $one->lines(), $this->examinations ) );
		$this->console->table( array_map( static fn( Line $line ) => $line->row(), $lines ), array( 'status', 'check', 'finding' ), new Options( $assoc ) );
		if ( array_filter( $lines, static fn( Line $line ) => Line::BROKEN === $line->status ) ) {
			$this->console->stop();
		}
	}
}
