<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Drafts\Drafts;
use Atoll\Forms\Submission\SubmissionContext;

/** Stores the answers as a draft. */
final class StoreDraft implements Step {

	public function __construct( private Drafts $drafts ) {}

	public function run( SubmissionContext $context ): void {
		$context->saved = $this->drafts->save( $context->submitted(), $context->submission );
	}
}
