<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Submission\SubmissionContext;

/** The entry that the sender wants to change, and with it the form that the answers are judged by. */
final class FindChange implements Step {

	public function __construct( private OwnEntries $own ) {}

	/** @throws \Atoll\Platform\Errors\EntryNotFound When it is not the sender's to change. */
	public function run( SubmissionContext $context ): void {
		if ( null === $context->form ) {
			$present         = $context->presentForm();
			$context->change = $this->own->change( $context->submission );
			$sentAs          = null === $context->change ? null : $this->own->formOf( $context->change->entry );
			$context->form   = $sentAs ?? $present;
		}
	}
}
