<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Errors\BadRequest;

/** Turns the pages of a form for a client that sends them one by one. */
final class PageTurn {

	public function __construct( private SubmissionPipeline $pipeline ) {}

	/**
	 * @return int The page to show next, from 1; 0 when the form is to be submitted.
	 * @throws \Atoll\Platform\Errors\PublicError When a page is requested, but the form does not exist or an answer
	 * cannot be read.
	 */
	public function target( SubmissionContext $context, RequestedPages $pages ): int {
		return $pages->isSubmission() ? 0 : $pages->next( $this->pipeline->read( $context ) );
	}

	/**
	 * Validates the page that was sent, once {@see target()} has been called.
	 *
	 * @throws BadRequest When conditional logic hides the button to the next page.
	 */
	public function validate( SubmissionContext $context, RequestedPages $pages ): ValidatedAnswers {
		$page      = $pages->source - 1;
		$submitted = $context->submitted();
		if ( $submitted->resolved->hidesNext( $page ) ) {
			throw new BadRequest( 'button_logic_error', $submitted->form->text( 'noWayOn' ) );
		}
		return $this->pipeline->validatePage( $context, $page );
	}
}
