<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Uploads\Receiving\PostedUploads;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;

/**
 * The door that needs no JavaScript: a form posts to its own page, and says by the pressed button what for. What does
 * not lead elsewhere shows the page once more, with the answers kept; sending that again does no harm.
 */
final class PlainPost {

	/** @param non-empty-list<Button> $buttons The first one that was pressed answers. */
	public function __construct(
		private array $buttons,
		private PostedSubmissions $submissions,
		private PostedUploads $uploads,
		private SubmissionPipeline $pipeline,
		private CurrentFormState $currentState,
		private ErrorBoundary $errors = new ErrorBoundary(),
	) {}

	public function answer(): void {
		if ( $this->submissions->isPresent() ) {
			nocache_headers();
			( new QueryErrors() )->withoutValues( $this->take( ... ) );
		}
	}

	private function take(): void {
		$sent = null;
		try {
			$submission = $this->submissions->read();
			$sent       = new SubmissionContext( $submission );
			$sent       = new SubmissionContext( $this->uploads->take( $submission, saysExtra: true ) );
			$this->press( $sent );
		} catch ( \Throwable $error ) {
			$this->refuse( $this->submissions->toShowAgain( $sent, $error ), $this->errors->failure( $error ) );
		}
	}

	private function press( SubmissionContext $context ): void {
		foreach ( $this->buttons as $button ) {
			if ( $button->isPressed( $context->submission ) ) {
				$button->press( $context );
				break;
			}
		}
		$posted = $this->currentState->current();
		if ( array() !== ( $posted->messages ?? array() ) ) {
			status_header( 422 );
		} elseif ( null !== $posted ) {
			// A page that was turned to may be kept by the browser: its Back shows it again and need not post again.
			header( 'Cache-Control: private, no-cache, max-age=0' );
		}
	}

	private function refuse( SubmissionContext $context, Failure $failure ): void {
		$progress = new PostedProgress( $context->submission );
		$this->currentState->keep(
			new FormState(
				$this->submissions->formNumber(),
				$this->pipeline->salvage( $context ),
				$progress->page(),
				alert: $failure->message,
				reviewed: $progress->wasReviewed(),
				isLoginOver: $this->submissions->isLoginOver()
			)
		);
		$failure->sendHead();
	}
}
