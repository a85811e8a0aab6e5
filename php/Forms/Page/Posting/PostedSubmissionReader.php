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

/** The form that this request posted, as a submission: by whom, with which key, and what it is shown again with. */
final class PostedSubmissionReader {

	public function __construct(
		private PostedFormRequest $request,
		private SubmissionOwner $owners,
		private CurrentVisitor $visitors,
	) {}

	/**
	 * @throws SessionChanged
	 * @throws \Atoll\Platform\Errors\BadRequest When it may have been cut.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function read(): Submission {
		$number  = $this->request->formNumber();
		$body    = $this->request->body();
		$visitor = $this->owners->of( $body, $this->visitors->current() );
		return new Submission(
			$number,
			$body,
			( new DerivedIdempotencyKey() )->of( $number, $body, $visitor, time() ),
			$visitor,
			$this->request->page()
		);
	}

	/**
	 * What the form is shown again with once something went wrong.
	 *
	 * @param SubmissionContext|null $context As far as it was understood.
	 */
	public function toShowAgain( ?SubmissionContext $context, \Throwable $error ): SubmissionContext {
		return match ( true ) {
			// Sent again it is another filling, which needs another key and files of its own.
			$error instanceof IdempotencyKeyReused && null !== $context => new SubmissionContext(
				$context->submission->withKey( '' )
			),
			// Nobody sees what another person typed.
			$error instanceof SessionOfSomebodyElse => $this->contextOf( array(), $this->visitors->current() ),
			$error instanceof SessionChanged => $this->readableContext(),
			default => $context ?? $this->readableContext(),
		};
	}

	/** Whatever of it can be read, as a visitor's who is not logged in. */
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
