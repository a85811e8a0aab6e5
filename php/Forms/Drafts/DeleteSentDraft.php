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
use Atoll\Platform\Services\Lazy;

/**
 * Deletes a draft in the transaction that stores its entry, and releases files that were removed from the form since
 * the draft was saved. A draft that was saved again after the sent page loaded it is kept: {@see NewerDraft}. Unknown
 * tokens are ignored.
 */
final class DeleteSentDraft implements TransactionListener {

	/**
	 * @param \Closure(): DraftRepository $drafts  Called only for a form that was saved before, like the others.
	 * @param \Closure(): Uploads         $uploads
	 * @param \Closure(): NewerDraft      $newer   Called only if there is a newer draft.
	 */
	public function __construct(
		#[Lazy( DraftRepository::class )] private \Closure $drafts,
		#[Lazy( Uploads::class )] private \Closure $uploads,
		private Transaction $transaction,
		#[Lazy( NewerDraft::class )] private \Closure $newer,
	) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$request = DraftRequest::of( $form, $submission );
		if ( '' === $request->token ) {
			return;
		}
		// Deletes the row first: a concurrent save waits for that, and then finds no draft to keep files for.
		$draftId = ( $this->drafts )()->deleteSeen( $form->id(), DraftToken::hash( $request->token ), $request );
		if ( null !== $draftId ) {
			( $this->uploads )()->release( $draftId );
		} else {
			$this->transaction->afterCommit(
				fn() => ( $this->newer )()->separate( $form->id(), $request->token, $submission )
			);
		}
	}
}
