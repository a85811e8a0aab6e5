<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Visitors;
use Atoll\Entries\Confirmations;
use Atoll\Entries\EntryRepository;
use Atoll\Forms\Form;

/** The form that this page confirms, when its address says so. */
final class SentForms {

	public function __construct(
		private ConfirmationLinks $links,
		private Confirmations $confirmations,
		private EntryRepository $entries,
		private Visitors $visitors,
	) {}

	/** Safe HTML in the form's place; null to show the form. */
	public function confirmation( Form $form ): ?string {
		$sent = $this->links->of( $form->id(), $this->visitors->current() );
		if ( null === $sent ) {
			return null;
		}
		$entry = null === $sent->entry ? null : $this->entries->find( $sent->entry );
		return $this->confirmations->byId( $form, $sent->confirmation, $entry )->message;
	}
}
