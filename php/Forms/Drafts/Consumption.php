<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Participant;
use Atoll\Forms\Entries\Submission;

/** A form that was sent needs its draft no more: both happen together. A token that nobody knows is no hindrance. */
final class Consumption implements Participant {

	public function __construct( private DraftRepository $drafts ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$token = SaveRequest::token( $submission );
		if ( '' !== $token ) {
			$this->drafts->consume( $form->id(), Token::hash( $token ) );
		}
	}
}
