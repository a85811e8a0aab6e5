<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Visitors;
use Atoll\Entries\Confirmations;
use Atoll\Entries\Judgement;
use Atoll\Entries\Outcome;
use Atoll\Entries\Stored;
use Atoll\Entries\Submission;
use Atoll\Entries\Submissions;
use Atoll\Module;
use Atoll\Trouble\StorageFailed;
use Atoll\Trouble\Trouble;

/**
 * The door that needs no JavaScript: a form posts to its own page. Success leads on with 303, so that reloading does
 * not send again; anything else shows the page once more with the answers kept and what to mend.
 */
final class PlainPost implements Module {

	public function __construct(
		private PostRequest $request,
		private Submissions $submissions,
		private Confirmations $confirmations,
		private ConfirmationLinks $links,
		private PostedForms $posted,
		private Owners $owners,
		private Visitors $visitors,
	) {}

	public function register(): void {
		// Before redirect_canonical and whatever else might answer.
		add_action( 'template_redirect', $this->answer( ... ), 1 );
	}

	private function answer(): void {
		if ( $this->links->isPresent() ) {
			nocache_headers();
		}
		if ( ! $this->request->isOurs() ) {
			return;
		}
		nocache_headers();
		$number = $this->request->formNumber();
		try {
			$this->finish( $this->submit( $number, $this->request->body() ) );
		} catch ( Trouble $trouble ) {
			$this->log( $trouble );
			$this->refuse( $number, $trouble->getMessage(), $trouble->status() );
		} catch ( \Throwable $fault ) {
			error_log( 'Atoll: ' . $fault );
			$this->refuse( $number, __( 'Something went wrong on our side. Your answers are still here: please try again in a moment.', 'atoll' ), 500 );
		}
	}

	private function refuse( int $number, string $alert, int $status ): void {
		$this->posted->fail( $number, $this->request->readable(), $alert );
		status_header( $status );
	}

	/** @param array<int|string, mixed> $body */
	private function submit( int $number, array $body ): Outcome {
		$visitor = $this->owners->of( $number, $body, $this->visitors->current() );
		return $this->submissions->submit(
			new Submission( $number, $body, ( new DerivedKey() )->of( $number, $body, $visitor ), $visitor, $this->request->page() )
		);
	}

	private function finish( Outcome $outcome ): void {
		if ( $outcome instanceof Stored ) {
			$confirmation = $this->confirmations->of( $outcome->form );
			// An editor chose the address; it may lead to another site.
			wp_redirect( $confirmation->isRedirect() ? $confirmation->url : $this->links->to( $outcome->form->id(), $confirmation->id ), 303, 'Atoll' );
			exit;
		}
		if ( $outcome instanceof Judgement ) {
			$this->posted->reject( $outcome );
			status_header( 422 );
		}
	}

	private function log( Trouble $trouble ): void {
		if ( $trouble instanceof StorageFailed ) {
			error_log( 'Atoll: ' . $trouble->detail() );
		}
	}
}
