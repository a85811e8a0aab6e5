<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Csv\CsvFileName;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\Application;

/** An application's answers as a file for spreadsheets: what its page shows, in the same order (spec 7). */
final class AnswerCsv {

	public function __construct( private Csv $csv, private CurrentRequest $request ) {}

	/** @param list<AnswerPage> $pages */
	public function send( Application $application, array $pages ): never {
		header( 'Content-Type: ' . Csv::TYPE );
		$title = "{$application->title} {$application->number}";
		header( 'Content-Disposition: ' . CsvFileName::contentDisposition( $title ) );
		header( 'X-Content-Type-Options: nosniff' );
		echo $this->request->isHead() ? '' : $this->csv->write(
			$this->rows( $pages )
		); // Plain text, as the header says.
		exit;
	}

	/**
	 * @param list<AnswerPage> $pages
	 * @return list<list<string>> A page with a title begins with it, after an empty row.
	 */
	private function rows( array $pages ): array {
		$rows = array();
		foreach ( $pages as $page ) {
			$title = '' === $page->title ? array() : array( array( $page->title, '' ) );
			$gap   = array() === $rows ? array() : array( array( '', '' ) );
			$lines = array_map( static fn( AnswerLine $line ) => array( $line->label, $line->text ), $page->lines );
			$rows  = array( ...$rows, ...$gap, ...$title, ...$lines );
		}
		return $rows;
	}
}
