<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Entries\Storage\NewEntry;
use Atoll\Forms\Submission\EntryStore;
use Atoll\Forms\Submission\RemovedFieldAnswers;
use Atoll\Forms\Submission\SpamVerdict;
use Atoll\Forms\Submission\SubmissionContext;

/** Stores the entry, with everything that must be stored with it. */
final class StoreEntry implements Step {

	public function __construct( private EntryStore $store, private RemovedFieldAnswers $removedAnswers ) {}

	/** @throws \Atoll\Platform\Errors\PublicError If it cannot be stored, also because it is stored already. */
	public function run( SubmissionContext $context ): void {
		$submitted       = $context->submitted();
		$answers         = array_replace(
			$submitted->resolved->answers()->toEntry(),
			$this->removedAnswers->answers( $context )
		);
		$spam            = $context->spam ?? SpamVerdict::none();
		$new             = new NewEntry(
			$submitted->form,
			$answers,
			$context->submission,
			$spam->status(),
			$spam->toJson()
		);
		$context->stored = $this->store->store( $new, $context->change );
	}
}
