<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Drafts\SaveRequest;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Uploads\Refusals;

/** Putting a form aside while some of its files were not taken: says so first, and saves when it is pressed again. */
final class SaveWithoutFiles implements Button {

	public function __construct( private Refusals $refusals, private SubmissionPipeline $pipeline, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return SaveRequest::isSave( $submission ) && array() !== $this->refusals->messages();
	}

	public function press( SubmissionContext $context ): void {
		$received = $this->pipeline->salvage( $context );
		if ( null !== $received ) {
			$this->posted->keep( Progress::of( $context->submission, $received )->mend( $this->refusals->messages() ) );
		}
	}
}
