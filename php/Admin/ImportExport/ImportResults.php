<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Engine\Contract\JsonData;
use Atoll\Gravity\FormFiles\FormReport;

/** What came of the last import, for an hour, for whoever did it. */
final class LastImport {

	private const LIFETIME = 3600;

	/**
	 * @param string           $choice  Which forms of which file were chosen.
	 * @param list<FormReport> $reports
	 */
	public function remember( string $choice, array $reports ): void {
		set_transient(
			$this->key(),
			array( 'choice' => $choice, 'reports' => array_map( get_object_vars( ... ), $reports ) ),
			self::LIFETIME
		);
	}

	/** Whether it was this choice: the button was pressed twice. */
	public function isOf( string $choice ): bool {
		return $choice === JsonData::of( get_transient( $this->key() ) )->string( 'choice' );
	}

	/** @return list<FormReport> None when nothing was imported lately. */
	public function read(): array {
		$stored = JsonData::of( get_transient( $this->key() ) )->array( 'reports' );
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

	private function key(): string {
		return 'atoll_import_' . get_current_user_id();
	}
}
