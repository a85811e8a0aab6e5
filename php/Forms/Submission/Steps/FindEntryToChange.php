<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Services\Lazy;

/** Finds the entry that the sender wants to change, and with it the form version to validate the answers with. */
final class FindEntryToChange implements Step {

	/** @param \Closure(): OwnEntries $ownEntries Called only for a submission that names an entry. */
	public function __construct( #[Lazy( OwnEntries::class )] private \Closure $ownEntries ) {}

	/** @throws \Atoll\Forms\Entries\EntryNotFound If the sender may not change the entry. */
	public function run( SubmissionContext $context ): void {
		if ( null !== $context->form ) {
			return;
		}
		$form = $context->presentForm();
		if ( '' !== ( $context->submission->inputs[ InputNames::ENTRY ] ?? '' ) ) {
			$ownEntries      = ( $this->ownEntries )();
			$context->change = $ownEntries->change( $context->submission );
			$sentVersion     = null === $context->change ? null : $ownEntries->formOf( $context->change->entry );
		}
		$context->form = $sentVersion ?? $form;
	}
}
