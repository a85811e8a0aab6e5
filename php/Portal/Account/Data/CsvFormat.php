<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Forms\Csv\Csv;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataSource;

/** A person's stored data as CSV, one row per fact. */
final class CsvFormat implements DownloadFormat {

	public function __construct( private Csv $csv ) {}

	public function name(): string {
		return 'csv';
	}

	public function title(): string {
		return __( 'A spreadsheet (CSV)', 'atoll' );
	}

	public function type(): string {
		return Csv::TYPE;
	}

	public function write( array $sources, DataSubject $subject ): iterable {
		yield $this->csv->write(
			array(
				array(
					__( 'Part', 'atoll' ),
					__( 'Belongs to', 'atoll' ),
					__( 'What', 'atoll' ),
					__( 'Content', 'atoll' ),
				),
			)
		);
		foreach ( $sources as $source ) {
			yield from $this->lines( $source, $subject );
		}
	}

	/** @return iterable<string> */
	private function lines( PersonalDataSource $source, DataSubject $subject ): iterable {
		foreach ( $source->groups( $subject ) as $record ) {
			foreach ( $record->facts as $fact ) {
				yield $this->csv->line( array( $source->title(), $record->title, $fact->name, $fact->value ) );
			}
		}
	}
}
