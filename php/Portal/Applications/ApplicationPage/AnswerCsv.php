<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Csv\CsvFileName;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\Download;
use Atoll\Portal\Applications\Application;

/**
 * An application's answers as CSV: what its page shows, in the same order (spec 7), with amounts of money as numbers
 * that can be added up.
 */
final class AnswerCsv {

	public function __construct(
		private ApplicationAnswers $answers,
		private Csv $csv,
		private CurrentRequest $request
	) {}

	public function send( Application $application, Entry $entry ): never {
		$name = CsvFileName::fromTitle( "{$application->title} {$application->number}" );
		( new Download( $name, Csv::TYPE ) )->begin();
		echo $this->request->isHead() ? '' : $this->csv->write(
			$this->rows( $this->answers->pages( $entry ) )
		); // Plain text, as the Content-Type header says.
		exit;
	}

	/**
	 * @param list<AnswerPage> $pages
	 * @return list<list<string>> A title of a page has its own row; an empty row separates pages.
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
