<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Entries\Actions\EntryActionController;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\EntryChanged;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\UnreadableAnswer;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Http\CurrentRequest;

/** Handles edited answers, and keeps rejected input and its errors for the screen. */
final class PostedEntryEdit {

	private ?Answers $typed              = null;
	private ?ValidatedAnswers $validated = null;
	private string $refusal              = '';
	private bool $isConflict             = false;

	/** @var list<string> Ids of kept answers. */
	private array $deleted = array();

	public function __construct(
		private EntryAdminService $entryAdmin,
		private FormEngine $engine,
		private CurrentRequest $request,
		private CurrentVisitor $visitors,
		private AccessLog $log
	) {}

	public function isRefused(): bool {
		return '' !== $this->refusal || null !== $this->validated;
	}

	public function edit( Entry $entry, Form $form ): EntryEdit {
		$answers = $this->typed ?? $this->engine->fromEntry( $form, $entry->answers );
		return new EntryEdit( $answers, $this->validated, $this->refusal, $this->isConflict, $this->deleted );
	}

	/** Saves the answers. Ends the request if that succeeds. */
	public function save( Entry $entry, Form $form ): void {
		try {
			$body          = $this->request->wholeBody();
			$this->typed   = $this->engine->answers( $form, $body );
			$this->deleted = array_values( ( new JsonData( $body ) )->strings( OrphanedAnswersForm::DELETED ) );
			$nonce         = $this->request->posted( EntryEditScreen::NONCE );
			if ( false === wp_verify_nonce( $nonce, EntryEditScreen::nonce( $entry->id ) ) ) {
				status_header( 403 );
				$this->refusal = __(
					'This page was open for too long, or your login changed, so nothing was saved. Your changes are still here: please save again.',
					'atoll'
				);
				return;
			}
			$version = (int) $this->request->posted( InputNames::ENTRY_VERSION );
			$outcome = ( new QueryErrors() )->withoutValues(
				fn() => $this->entryAdmin->edit(
					$entry,
					$this->typed->toEntry(),
					$version,
					$this->visitors->current(),
					$this->deleted
				)
			);
		} catch ( MalformedAnswer $malformed ) {
			$this->fail( new UnreadableAnswer( $malformed, '' ) );
			return;
		} catch ( \Throwable $error ) {
			$this->fail( $error );
			return;
		}
		if ( $outcome instanceof ValidatedAnswers ) {
			status_header( 400 );
			$this->validated = $outcome;
			return;
		}
		$this->log->record( AccessAction::Edited, $entry->id, $this->visitors->current() );
		$screen = AdminMenu::entry( $entry->id );
		wp_safe_redirect( add_query_arg( EntryActionController::NOTICE, EntryEditScreen::SAVED, $screen ), 303 );
		exit;
	}

	private function fail( \Throwable $error ): void {
		$failure          = ( new ErrorBoundary() )->failure( $error );
		$this->refusal    = $failure->message;
		$this->isConflict = $error instanceof EntryChanged;
		$failure->sendHead();
	}
}
