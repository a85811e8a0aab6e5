<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Engine\Logic\VisiblePages;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Rest\Input;

/** The page of a form that a client sends, and the one that it asks for next: from 1, as Gravity Forms counts them. */
final class RequestedPages {

	/** @param int $target 0 to send the form. */
	private function __construct( public readonly int $source, private int $target ) {}

	/** @throws \Atoll\Platform\Errors\BadRequest When a list was sent for a page. */
	public static function of( Input $input ): self {
		return new self( self::number( $input, 'source_page' ) ?: 1, self::number( $input, 'target_page' ) );
	}

	/** Whether the form is sent, wherever logic leads. */
	public function isSubmission(): bool {
		return 0 === $this->target;
	}

	/**
	 * The page that shows next: one that logic hides gives way to the next one in the same direction.
	 *
	 * @return int 0 when none is left but to send the form.
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

	/** As Gravity Forms reads it, without a sign; 0 for what is no number. */
	private static function number( Input $input, string $name ): int {
		return abs( max( -PHP_INT_MAX, (int) $input->field( $name ) ) );
	}
}
