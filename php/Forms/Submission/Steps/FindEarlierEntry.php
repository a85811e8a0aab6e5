<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\EntryStore;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Errors\FormNotFound;

/** A retry gets the first answer, whatever has become of the form, its captcha or its draft since. */
final class FindEarlierEntry implements Step {

	public function __construct( private EntryStore $store, private FormRepository $forms ) {}

	/** @throws \Atoll\Platform\Errors\IdempotencyKeyReused When its key belongs to other answers. */
	public function run( SubmissionContext $context ): void {
		$entry = $this->store->findEarlier( $context->submission );
		if ( null !== $entry ) {
			$form            = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
			$context->stored = new StoredEntry( $entry, $form ?? throw new FormNotFound(), true );
		}
	}
}
