<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Errors\BadRequest;

/** Turns the pages of a form for a client that sends one after the other. */
final class PageTurn {

	public function __construct( private SubmissionPipeline $pipeline ) {}

	/**
	 * @return int The page that shows next, from 1; 0 when the form is sent.
	 * @throws \Atoll\Platform\Errors\PublicError When a page is asked for, and there is no such form or an answer
	 * cannot be read.
	 */
	public function target( SubmissionContext $context, RequestedPages $pages ): int {
		return $pages->isSubmission() ? 0 : $pages->next( $this->pipeline->read( $context ) );
	}

	/**
	 * The verdict on the page that was sent, once {@see target()} is known.
	 *
	 * @throws BadRequest When logic hides the button that leads on.
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
