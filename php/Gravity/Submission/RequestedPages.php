<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Engine\Logic\VisiblePages;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Rest\Input;

/** The page of a form that a client sends and the one it requests next, counted from 1 as in Gravity Forms. */
final class RequestedPages {

	/** @param int $target The requested page; 0 to submit the form. */
	private function __construct( public readonly int $source, private int $target ) {}

	/** @throws \Atoll\Platform\Errors\BadRequest When a page is sent as a list. */
	public static function of( Input $input ): self {
		return new self( self::number( $input, 'source_page' ) ?: 1, self::number( $input, 'target_page' ) );
	}

	/** Whether the client submits the form, whichever pages conditional logic hides. */
	public function isSubmission(): bool {
		return 0 === $this->target;
	}

	/**
	 * Returns the page to show next. In place of a hidden page it is the next one shown in the same direction.
	 *
	 * @return int 0 when no page is left and the form is to be submitted.
	 */
	public function next( SubmittedAnswers $submitted ): int {
		if ( $this->isSubmission() ) {
			return 0;
		}
		$pages = VisiblePages::of( $submitted->form, $submitted->resolved );
		$page  = $this->target < $this->source
			? $pages->previous( $this->target ) ?? $pages->first()
			: $pages->next( $this->target - 2 );
		return null === $page ? 0 : $page + 1;
	}

	/** Reads a page number as Gravity Forms does: without its sign, and 0 for a value that is not a number. */
	private static function number( Input $input, string $name ): int {
		return abs( max( -PHP_INT_MAX, (int) $input->field( $name ) ) );
	}
}
