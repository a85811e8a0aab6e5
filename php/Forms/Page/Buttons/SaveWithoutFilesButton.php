<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Uploads\Receiving\RefusedUploads;

/** Saves a form of which some files were refused: the first press shows a warning, the second saves. */
final class SaveWithoutFilesButton implements Button {

	public function __construct(
		private RefusedUploads $refusals,
		private SubmissionPipeline $pipeline,
		private CurrentFormState $currentState
	) {}

	public function isPressed( Submission $submission ): bool {
		return DraftRequest::isSave( $submission ) && array() !== $this->refusals->messages();
	}

	public function handle( SubmissionContext $context ): void {
		$submitted = $this->pipeline->salvage( $context );
		if ( null !== $submitted ) {
			$this->currentState->keep(
				PageProgress::of( $context->submission, $submitted )->showMessages( $this->refusals->messages() )
			);
		}
	}
}
