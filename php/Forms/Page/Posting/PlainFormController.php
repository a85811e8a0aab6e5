<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Uploads\Receiving\PostedUploads;
use Atoll\Platform\Access\Sessions\SentWithoutLogin;
use Atoll\Platform\Access\Sessions\SessionOfSomebodyElse;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;

/**
 * Handles forms posted without JavaScript. A form posts to its own page, and the pressed button decides what happens.
 * Unless that redirects, the page is shown again with the answers kept; sending it again does no harm.
 */
final class PlainFormController {

	/** @param non-empty-list<Button> $buttons The first pressed one handles the request. */
	public function __construct(
		private array $buttons,
		private PostedFormRequest $request,
		private PostedSubmissionReader $submissions,
		private PostedUploads $uploads,
		private SubmissionPipeline $pipeline,
		private CurrentFormState $currentState,
	) {}

	public function respond(): void {
		if ( $this->request->isFormPost() ) {
			nocache_headers();
			( new QueryErrors() )->withoutValues( $this->handlePost( ... ) );
		} elseif ( $this->request->wasTruncated() ) {
			nocache_headers();
			status_header( 413 );
			$this->currentState->keepLost(
				__( 'This is more than the server takes at once, so nothing arrived, your answers included. Your browser’s Back button brings your answers back. Then please choose fewer or smaller files.', 'atoll' )
			);
		}
	}

	private function handlePost(): void {
		$context    = null;
		$isReceived = false;
		try {
			$submission = $this->submissions->read();
			$context    = new SubmissionContext( $submission );
			$context    = new SubmissionContext( $this->uploads->receive( $submission, reportsExtra: true ) );
			$isReceived = true;
			$this->handle( $context );
		} catch ( \Throwable $error ) {
			if ( ! $isReceived && ! $error instanceof SessionOfSomebodyElse ) {
				$this->uploads->reportLost( $this->request->formNumber() );
			}
			$this->showFailure(
				$this->submissions->toShowAgain( $context, $error ),
				( new ErrorBoundary() )->failure( $error ),
				isLoginOver: null === $context && $error instanceof SentWithoutLogin
			);
		}
	}

	private function handle( SubmissionContext $context ): void {
		foreach ( $this->buttons as $button ) {
			if ( $button->isPressed( $context->submission ) ) {
				$button->handle( $context );
				break;
			}
		}
		$posted = $this->currentState->current()?->withRefusals( $this->uploads->refusals() );
		if ( null === $posted ) {
			return;
		}
		$this->currentState->keep( $posted );
		if ( array() !== $posted->messages ) {
			status_header( 422 );
		} else {
			// The browser may keep a page of the form, so that its Back button shows the page without posting again.
			header( 'Cache-Control: private, no-cache, max-age=0' );
		}
	}

	private function showFailure( SubmissionContext $context, Failure $failure, bool $isLoginOver ): void {
		$progress  = new PostedProgress( $context->submission );
		$submitted = $this->pipeline->salvage( $context );
		$this->currentState->keep(
			new FormState(
				$this->request->formNumber(),
				$submitted,
				$progress->page(),
				messages: $context->problems,
				alert: $failure->message,
				reviewed: $progress->wasReviewed(),
				isLoginOver: $isLoginOver,
				idPrefix: $progress->idPrefix()
			)
		);
		$failure->sendHead();
	}
}
