<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Compiling\Form\ReviewPages;
use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;

/**
 * Pages of a form as an editor saved them, and their names in problems: a page's number in the editor, which does not
 * count pages that were inserted for reviews.
 */
final class PageSubjects {

	/** @param list<JsonData> $pages Including pages inserted for reviews; may be fewer than the form has. */
	public function __construct( private array $pages, private ProblemList $problems ) {}

	/** @param int $page From 0, counting pages inserted for reviews. */
	public function source( int $page ): JsonData {
		return $this->pages[ $page ] ?? new JsonData( array() );
	}

	/** @param int $page As for {@see source()}. */
	public function subject( int $page ): ProblemSubject {
		return $this->named( 'page', $page, '' );
	}

	/** @param int $page The page with the button; as for {@see source()}. */
	public function nextButton( int $page ): ProblemSubject {
		return $this->named( 'nextButton', $page, '.next' );
	}

	private function named( string $phrase, int $page, string $setting ): ProblemSubject {
		$index = $this->source( $page )->int( ReviewPages::SOURCE_PAGE, $page );
		return new ProblemSubject(
			$this->problems->phrase( $phrase, page: (string) ( $index + 1 ) ),
			setting: "pageList.{$index}{$setting}"
		);
	}
}
