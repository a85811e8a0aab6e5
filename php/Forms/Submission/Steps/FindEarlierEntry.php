<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\IdempotencyKeyReused;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\SubmissionContext;

/** Gives a retry the first response, whatever has happened to the form, its captcha or its draft since. */
final class FindEarlierEntry implements Step {

	public function __construct( private SubmittedEntries $entries, private FormRepository $forms ) {}

	/** @throws IdempotencyKeyReused If the key belongs to other answers. */
	public function run( SubmissionContext $context ): void {
		$earlier = $this->entries->findByKey( $context->submission );
		if ( null === $earlier ) {
			return;
		}
		if ( ! hash_equals( $earlier['fingerprint'], $context->submission->fingerprint() ) ) {
			throw new IdempotencyKeyReused();
		}
		$entry           = $earlier['entry'];
		$form            = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		$context->stored = new StoredEntry( $entry, $form ?? throw new FormNotFound(), true );
	}
}
