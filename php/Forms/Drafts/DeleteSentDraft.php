<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Transaction;

/**
 * Deletes a draft in the transaction that stores the sent form, and releases files that were taken out of it since it
 * was saved. One that was saved since the page that is sent saw it stays: {@see NewerDraft}. An unknown token is
 * ignored.
 */
final class DeleteSentDraft implements TransactionListener {

	/** @param \Closure(): NewerDraft $newer Made only where there is one. */
	public function __construct(
		private DraftRepository $drafts,
		private Uploads $uploads,
		private Transaction $transaction,
		private \Closure $newer,
	) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$request = DraftRequest::of( $form, $submission );
		if ( '' === $request->token ) {
			return;
		}
		// The row first: a save at the same moment waits for that, and then finds no draft to keep files for.
		$draftId = $this->drafts->deleteSeen( $form->id(), DraftToken::hash( $request->token ), $request );
		if ( null !== $draftId ) {
			$this->uploads->release( $draftId );
		} else {
			$this->transaction->afterCommit(
				fn() => ( $this->newer )()->separate( $form->id(), $request->token, $submission )
			);
		}
	}
}
