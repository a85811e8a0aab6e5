<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Engine\Contract\JsonData;
use Atoll\Gravity\FormFiles\FormReport;

/** Results of an import, kept for an hour for the user who started it. */
final class ImportResults {

	private const LIFETIME = 3600;

	/**
	 * @param string           $import  Name of the import.
	 * @param list<FormReport> $reports
	 */
	public function remember( string $import, array $reports ): void {
		$stored = array( 'reports' => array_map( get_object_vars( ... ), $reports ) );
		set_transient( $this->key( $import ), $stored, self::LIFETIME );
	}

	/** @return list<FormReport> Empty if there was no such import within the hour. */
	public function read( string $import ): array {
		$stored = JsonData::of( get_transient( $this->key( $import ) ) )->array( 'reports' );
		$texts  = static fn( JsonData $report, string $name ): array => array_values(
			array_filter( $report->array( $name ), 'is_string' )
		);
		return array_map(
			static fn( mixed $report ) => self::report( JsonData::of( $report ), $texts ),
			array_values( $stored )
		);
	}

	/** @param \Closure( JsonData, string ): list<string> $texts */
	private static function report( JsonData $stored, \Closure $texts ): FormReport {
		return new FormReport(
			$stored->string( 'title' ),
			$stored->int( 'came' ),
			$stored->int( 'number' ),
			$stored->string( 'renumbered' ),
			$stored->int( 'shown' ),
			$stored->int( 'fields' ),
			$texts( $stored, 'brought' ),
			$texts( $stored, 'kept' ),
			$texts( $stored, 'differences' ),
			$texts( $stored, 'problems' ),
			$stored->string( 'failure' ),
		);
	}

	private function key( string $import ): string {
		return 'atoll_import_' . wp_hash( get_current_user_id() . " {$import}" );
	}
}
