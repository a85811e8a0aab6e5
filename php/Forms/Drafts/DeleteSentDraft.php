<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Participant;
use Atoll\Forms\Submission\Submission;

/** Deletes a draft in the transaction that stores the sent form. An unknown token is ignored. */
final class DeleteSentDraft implements Participant {

	public function __construct( private DraftRepository $drafts ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$token = DraftRequest::token( $submission );
		if ( '' !== $token ) {
			$this->drafts->consume( $form->id(), DraftToken::hash( $token ) );
		}
	}
}
