<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Participant;
use Atoll\Forms\Entries\Submission;

/** Deletes a draft in the transaction that stores the sent form. An unknown token is ignored. */
final class Consumption implements Participant {

	public function __construct( private DraftRepository $drafts ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$token = SaveRequest::token( $submission );
		if ( '' !== $token ) {
			$this->drafts->consume( $form->id(), Token::hash( $token ) );
		}
	}
}
