<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Applications\EntryActionController;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;
use Atoll\Platform\Errors\UnreadableAnswer;
use Atoll\Platform\Http\CurrentRequest;

/**
 * Changes an entry's answers in the controls that its form has for visitors, judged as theirs are. A plain form that
 * posts to the screen itself: what is refused is shown again as it was typed.
 */
final class EntryEditScreen {

	public const PARAMETER = 'edit';
	public const VERSION   = 'atoll_entry_version';
	public const NONCE     = 'atoll_edit_nonce';

	private const SAVED = 'answers-saved';

	private ?Answers $typed = null;
	private ?ValidatedAnswers $judged = null;
	private ?Failure $failure = null;
	private string $refusal = '';

	public function __construct(
		private EntryAdminService $desk,
		private EntryTexts $words,
		private FormEngine $engine,
		private EntryEditForm $form,
		private EntryScript $script,
		private CurrentRequest $request,
		private CurrentVisitor $visitors,
		private AccessLog $log
	) {}

	public static function address( int $entry ): string {
		return add_query_arg( self::PARAMETER, '1', AdminMenu::entry( $entry ) );
	}

	/** @return array<string, string> What is said on the entry's screen afterwards ({@see EntryActionController}). */
	public static function notices(): array {
		return array( self::SAVED => __( 'The answers are saved.', 'atoll' ) );
	}

	public static function nonce( int $entry ): string {
		return "atoll_edit_{$entry}";
	}

	public function isAsked(): bool {
		return '1' === $this->request->query( self::PARAMETER );
	}

	public function isRefused(): bool {
		return '' !== $this->refusal || null !== $this->failure || null !== $this->judged;
	}

	public function enqueue(): void {
		wp_enqueue_style( 'atoll-form' );
		$this->script->enqueueStyle();
	}

	/** Before anything of the screen is sent. */
	public function answer( ?Entry $entry ): void {
		if ( null === $entry || ! $this->isAsked() ) {
			return;
		}
		if ( ! $this->visitors->current()->can( Capabilities::EDIT_ENTRIES ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change entries.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		$form = $this->words->sentWith( $entry );
		if ( null !== $form && '' !== $this->request->posted( self::VERSION ) ) {
			$this->take( $entry, $form );
		}
	}

	public function render( Entry $entry ): void {
		$form = $this->words->sentWith( $entry );
		if ( null === $form || 'active' !== $entry->status ) {
			printf(
				'<p>%s</p><p><a href="%s">%s</a></p>',
				esc_html__( 'This entry cannot be changed: its form is gone, or it is in the trash or among the spam.', 'atoll' ),
				esc_url( AdminMenu::entry( $entry->id ) ),
				esc_html__( '← Back to the entry', 'atoll' )
			);
			return;
		}
		$refusal = $this->failure->message ?? $this->refusal;
		// Escaped where it is made.
		echo $this->form->render(
			$form, $entry, $this->typed ?? $this->engine->fromEntry( $form, $entry->answers ), $this->judged, $refusal, 409 === $this->failure?->status
		);
	}

	private function take( Entry $entry, Form $form ): void {
		try {
			$this->typed = $this->engine->answers( $form, $this->request->body() );
			if ( false === wp_verify_nonce( $this->request->posted( self::NONCE ), self::nonce( $entry->id ) ) ) {
				$this->refuse( __( 'This page was open for too long, or your login changed, so nothing was saved. Your changes are still here: please save again.', 'atoll' ), 403 );
				return;
			}
			$outcome = $this->desk->edit( $entry, $this->typed->toEntry(), (int) $this->request->posted( self::VERSION ), $this->visitors->current() );
		} catch ( MalformedAnswer $malformed ) {
			$this->stop( new UnreadableAnswer( $malformed, '' ) );
			return;
		} catch ( \Throwable $error ) {
			$this->stop( $error );
			return;
		}
		if ( $outcome instanceof ValidatedAnswers ) {
			status_header( 400 );
			$this->judged = $outcome;
			return;
		}
		$this->log->did( AccessAction::Edited, $entry->id, $this->visitors->current() );
		wp_safe_redirect( add_query_arg( EntryActionController::NOTICE, self::SAVED, AdminMenu::entry( $entry->id ) ), 303 );
		exit;
	}

	private function stop( \Throwable $error ): void {
		$this->failure = ( new ErrorBoundary() )->failure( $error );
		$this->failure->sendHead();
	}

	private function refuse( string $sentence, int $status ): void {
		status_header( $status );
		$this->refusal = $sentence;
	}
}
