<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;

/** Deletes a draft in the transaction that stores the sent form. An unknown token is ignored. */
final class DeleteSentDraft implements TransactionListener {

	public function __construct( private DraftRepository $drafts ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$token = DraftRequest::token( $submission );
		if ( '' !== $token ) {
			$this->drafts->consume( $form->id(), DraftToken::hash( $token ) );
		}
	}
}
