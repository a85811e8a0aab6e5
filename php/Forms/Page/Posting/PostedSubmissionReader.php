<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Forms\Submission\IdempotencyKeyReused;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\SessionChanged;
use Atoll\Platform\Access\Sessions\SessionOfSomebodyElse;

/** Reads the posted form as a submission: its owner and key, and what the form is shown again with. */
final class PostedSubmissionReader {

	public function __construct(
		private PostedFormRequest $request,
		private SubmissionOwner $owners,
		private CurrentVisitor $visitors,
	) {}

	/**
	 * @throws SessionChanged
	 * @throws \Atoll\Platform\Errors\BadRequest When the body may have been truncated.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function read(): Submission {
		$number  = $this->request->formNumber();
		$body    = $this->request->body();
		$visitor = $this->owners->resolve( $body, $this->visitors->current() );
		return new Submission(
			$number,
			$body,
			( new DerivedIdempotencyKey() )->derive( $number, $body, $visitor, time() ),
			$visitor,
			$this->request->page()
		);
	}

	/**
	 * Returns what the form is shown again with after an error.
	 *
	 * @param SubmissionContext|null $context As far as it could be read.
	 */
	public function toShowAgain( ?SubmissionContext $context, \Throwable $error ): SubmissionContext {
		return match ( true ) {
			// Sending it again counts as another form visit, with its own key and files.
			$error instanceof IdempotencyKeyReused && null !== $context => new SubmissionContext(
				$context->submission->withKey( '' )
			),
			// Nobody may see what another person typed.
			$error instanceof SessionOfSomebodyElse => $this->contextOf( array(), $this->visitors->current() ),
			$error instanceof SessionChanged => $this->readableContext(),
			default => $context ?? $this->readableContext(),
		};
	}

	/** Returns whatever can be read, as sent by a visitor who is not logged in. */
	private function readableContext(): SubmissionContext {
		return $this->contextOf( $this->request->readableBody(), $this->visitors->current()->withoutLogin() );
	}

	/** @param array<int|string, mixed> $body */
	private function contextOf( array $body, Visitor $visitor ): SubmissionContext {
		return new SubmissionContext(
			new Submission( $this->request->formNumber(), $body, Submission::keyIn( $body ), $visitor, '' )
		);
	}
}
