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
 * Deletes a draft in the transaction that stores the sent form, and lets go of files that were taken out of it since it
 * was saved. An unknown token is ignored.
 */
final class DeleteSentDraft implements TransactionListener {

	public function __construct( private DraftRepository $drafts, private Uploads $uploads ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$token = DraftRequest::token( $submission );
		// Its row first: whoever saves it at this moment waits for that, and then finds none to keep files for.
		$draft = '' === $token ? null : $this->drafts->consume( $form->id(), DraftToken::hash( $token ) );
		if ( null !== $draft ) {
			$this->uploads->release( $draft );
		}
	}
}
