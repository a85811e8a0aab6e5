<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Entries\Submissions;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Uploads\Intake;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Errors\KeyReused;
use Atoll\Platform\Errors\SessionChanged;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\TooMany;
use Atoll\Platform\Errors\Trouble;
use Atoll\Platform\Module;

/**
 * The door that needs no JavaScript: a form posts to its own page, and says by the pressed button what for. What does
 * not lead elsewhere shows the page once more, with the answers kept; sending that again does no harm.
 */
final class PlainPost implements Module {

	/** As far as it was understood. */
	private ?Submission $sent = null;

	/** @param non-empty-list<Button> $buttons The first one that was pressed answers. */
	public function __construct(
		private PostRequest $request,
		private array $buttons,
		private Intake $intake,
		private Submissions $submissions,
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
			$this->sent = $this->submission( $number, $this->request->body() );
			$this->sent = $this->intake->take( $this->sent, saysExtra: true );
			$this->press( $this->sent );
		} catch ( KeyReused $trouble ) {
			// Sent again it is another filling, which needs another key.
			$this->sent = $this->sent->with( array( 'gform_unique_id' => '' ) );
			$this->refuse( $number, $trouble->getMessage(), $trouble->status() );
		} catch ( SessionChanged $trouble ) {
			$this->sent = $trouble->isAnothers ? new Submission( $number, array(), '', $this->visitors->current(), '' ) : null;
			$this->refuse( $number, $trouble->getMessage(), $trouble->status() );
		} catch ( Trouble $trouble ) {
			$this->log( $trouble );
			$this->askToWait( $trouble );
			$this->refuse( $number, $trouble->getMessage(), $trouble->status() );
		} catch ( \Throwable $fault ) {
			error_log( 'Atoll: ' . $fault );
			$this->refuse( $number, __( 'Something went wrong on our side. Your answers are still here: please try again in a moment.', 'atoll' ), 500 );
		}
	}

	private function press( Submission $submission ): void {
		foreach ( $this->buttons as $button ) {
			if ( $button->isPressed( $submission ) ) {
				$button->press( $submission );
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
		return new Submission( $number, $body, ( new DerivedKey() )->of( $number, $body, $visitor ), $visitor, $this->request->page() );
	}

	private function refuse( int $number, string $alert, int $status ): void {
		$sent = $this->sent ?? new Submission( $number, $this->request->readable(), '', $this->visitors->current()->asNobody(), '' );
		$this->posted->keep( new Posted( $number, $this->submissions->salvage( $sent ), Progress::postedPage( $sent ), alert: $alert, reviewed: Progress::wasReviewed( $sent ) ) );
		status_header( $status );
	}

	private function askToWait( Trouble $trouble ): void {
		foreach ( $trouble instanceof TooMany ? $trouble->headers() : array() as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	private function log( Trouble $trouble ): void {
		if ( $trouble instanceof StorageFailed ) {
			error_log( 'Atoll: ' . $trouble->detail() );
		}
	}
}
