<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Submission\SubmissionContext;

/** Finds the entry that the sender wants to change, and with it the form version to validate the answers with. */
final class FindEntryToChange implements Step {

	public function __construct( private OwnEntries $ownEntries ) {}

	/** @throws \Atoll\Forms\Entries\EntryNotFound If the sender may not change the entry. */
	public function run( SubmissionContext $context ): void {
		if ( null === $context->form ) {
			$presentForm     = $context->presentForm();
			$context->change = $this->ownEntries->change( $context->submission );
			$sentVersion     = null === $context->change ? null : $this->ownEntries->formOf( $context->change->entry );
			$context->form   = $sentVersion ?? $presentForm;
		}
	}
}
