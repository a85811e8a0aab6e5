<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Uploads\Receiving\PostedUploads;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;
use Atoll\Platform\Errors\IdempotencyKeyReused;
use Atoll\Platform\Errors\SessionChanged;

/**
 * The door that needs no JavaScript: a form posts to its own page, and says by the pressed button what for. What does
 * not lead elsewhere shows the page once more, with the answers kept; sending that again does no harm.
 */
final class PlainPost {

	/** As far as it was understood. */
	private ?SubmissionContext $sent = null;

	/** @param non-empty-list<Button> $buttons The first one that was pressed answers. */
	public function __construct(
		private PostRequest $request,
		private array $buttons,
		private PostedUploads $intake,
		private SubmissionPipeline $pipeline,
		private ConfirmationLinks $links,
		private CurrentFormState $posted,
		private PostOwner $owners,
		private CurrentVisitor $visitors,
		private ErrorBoundary $errors = new ErrorBoundary(),
	) {}

	public function answer(): void {
		if ( $this->links->isPresent() ) {
			nocache_headers();
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				define( 'DONOTCACHEPAGE', true ); // Page caches know it by this name.
			}
		}
		if ( ! $this->request->isOurs() ) {
			return;
		}
		nocache_headers();
		$number = $this->request->formNumber();
		try {
			$submission = $this->submission( $number, $this->request->body() );
			$this->sent = new SubmissionContext( $submission );
			$this->sent = new SubmissionContext( $this->intake->take( $submission, saysExtra: true ) );
			$this->press( $this->sent );
		} catch ( \Throwable $error ) {
			$this->sent = $this->toShowAgain( $error, $number );
			$this->refuse( $number, $this->errors->failure( $error ) );
		}
	}

	private function press( SubmissionContext $context ): void {
		foreach ( $this->buttons as $button ) {
			if ( $button->isPressed( $context->submission ) ) {
				$button->press( $context );
				break;
			}
		}
		$posted = $this->posted->current();
		if ( array() !== ( $posted->messages ?? array() ) ) {
			status_header( 422 );
		} elseif ( null !== $posted ) {
			// A page that was turned to may be kept by the browser: its Back shows it again and need not post again.
			header( 'Cache-Control: private, no-cache, max-age=0' );
		}
	}

	/** @param array<int|string, mixed> $body */
	private function submission( int $number, array $body ): Submission {
		$visitor = $this->owners->of( $body, $this->visitors->current() );
		return new Submission(
			$number,
			$body,
			( new DerivedIdempotencyKey() )->of( $number, $body, $visitor ),
			$visitor,
			$this->request->page()
		);
	}

	/** What the form is shown again with: null when it was not understood, or is shown to nobody who sent it. */
	private function toShowAgain( \Throwable $error, int $number ): ?SubmissionContext {
		return match ( true ) {
			// Sent again it is another filling, which needs another key.
			$error instanceof IdempotencyKeyReused
				&& null !== $this->sent    => new SubmissionContext(
					$this->sent->submission->with( array( 'gform_unique_id' => '' ) )
				),
			$error instanceof SessionChanged
				&& $error->isAnothers => $this->shown( $number, array(), $this->visitors->current() ),
			$error instanceof SessionChanged                       => null,
			default                                                => $this->sent,
		};
	}

	private function refuse( int $number, Failure $failure ): void {
		$sent     = $this->sent
			?? $this->shown( $number, $this->request->readable(), $this->visitors->current()->asNobody() );
		$posted   = new PostedProgress( $sent->submission );
		$page     = $posted->page();
		$reviewed = $posted->wasReviewed();
		$this->posted->keep(
			new FormState(
				$number,
				$this->pipeline->salvage( $sent ),
				$page,
				alert: $failure->message,
				reviewed: $reviewed,
				isLoginOver: $this->owners->hasLeft()
			)
		);
		$failure->sendHead();
	}

	/** @param array<int|string, mixed> $body */
	private function shown( int $number, array $body, Visitor $visitor ): SubmissionContext {
		$key = $body['gform_unique_id'] ?? '';
		return new SubmissionContext( new Submission( $number, $body, is_string( $key ) ? $key : '', $visitor, '' ) );
	}
}
