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

/**
 * Deletes a draft in the transaction that stores the sent form, and releases files that were taken out of it since it
 * was saved. An unknown token is ignored.
 */
final class DeleteSentDraft implements TransactionListener {

	public function __construct( private DraftRepository $drafts, private Uploads $uploads ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$token = DraftRequest::token( $submission );
		// The row first: a save at the same moment waits for that, and then finds no draft to keep files for.
		$draftId = '' === $token ? null : $this->drafts->deleteByToken( $form->id(), DraftToken::hash( $token ) );
		if ( null !== $draftId ) {
			$this->uploads->release( $draftId );
		}
	}
}
