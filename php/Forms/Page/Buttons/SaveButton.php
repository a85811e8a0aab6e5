<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Drafts\DraftChanged;
use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Forms\Page\Resuming\ResumedDrafts;
use Atoll\Forms\Page\Resuming\SavePanel;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** Puts the form aside and leads on to its link with 303, where it stands as it was left. */
final class SaveButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private ResumedDrafts $resumed ) {}

	public function isPressed( Submission $submission ): bool {
		return DraftRequest::isSave( $submission );
	}

	public function handle( SubmissionContext $context ): void {
		try {
			$saved = $this->pipeline->save( $context );
		} catch ( DraftChanged $changed ) {
			$this->resumed->saveApart(); // Saved again, it is a draft of its own.
			throw $changed;
		}
		$link = add_query_arg( PageAddress::SAVED, '1', $saved->resumeUrl );
		wp_safe_redirect( $link . '#' . SavePanel::anchor( $context->submission->formNumber ), 303, 'Atoll' );
		exit;
	}
}
