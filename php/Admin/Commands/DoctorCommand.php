<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\PluginPaths;

/** Checks Atoll on this site. */
final class DoctorCommand {

	/** @param list<HealthCheck> $checks */
	public function __construct( private Console $console, private PluginPaths $paths, private array $checks ) {}

	/**
	 * Lists versions and the results of Atoll's checks in Site Health. Exits with 1 if something is broken.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: status, check, finding.
	 *
	 * [--format=<format>]
	 * : Output format.
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
		$this->console->requireCapability( 'view_site_health_checks' );
		$checks = array_map( $this->checkRow( ... ), $this->checks );
		$this->console->table(
			array( ...$this->versions(), ...$checks ),
			array( 'status', 'check', 'finding' ),
			new CommandOptions( $assoc )
		);
		if ( in_array( HealthResult::CRITICAL, array_column( $checks, 'status' ), true ) ) {
			$this->console->stop();
		}
	}

	/** @return array<string, string> */
	private function checkRow( HealthCheck $check ): array {
		$result = $check->result();
		return $this->row( $result->status, $check->label(), "{$result->label}. {$result->description}" );
	}

	/** @return list<array<string, string>> Versions of Atoll, WordPress, PHP and so on. */
	private function versions(): array {
		$plugin = get_file_data( $this->paths->pluginFile(), array( 'version' => 'Version' ) )['version'];
		return array(
			$this->row( HealthResult::GOOD, __( 'Atoll', 'atoll' ), $plugin ),
			$this->row( HealthResult::GOOD, __( 'WordPress', 'atoll' ), get_bloginfo( 'version' ) ),
			$this->row( HealthResult::GOOD, __( 'PHP', 'atoll' ), PHP_VERSION ),
		);
	}

	/** @return array<string, string> */
	private function row( string $status, string $check, string $finding ): array {
		return array( 'status' => $status, 'check' => $check, 'finding' => $finding );
	}
}
