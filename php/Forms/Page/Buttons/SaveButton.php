<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Drafts\DraftChanged;
use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Forms\Page\Resuming\ResumedDrafts;
use Atoll\Forms\Page\Resuming\SavePanel;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/**
 * Saves the form as a draft, and redirects with status 303 to the draft's link, which shows the form as it was left.
 */
final class SaveButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private ResumedDrafts $resumed ) {}

	public function isPressed( Submission $submission ): bool {
		return DraftRequest::isSave( $submission );
	}

	public function handle( SubmissionContext $context ): void {
		try {
			$saved = $this->pipeline->save( $context );
		} catch ( DraftChanged $changed ) {
			$this->resumed->saveApart(); // Saving again creates a separate draft.
			throw $changed;
		}
		$link = add_query_arg( PageUrl::SAVED, '1', $saved->resumeUrl );
		wp_safe_redirect( $link . '#' . SavePanel::anchor( $context->submission->formNumber ), 303, 'Atoll' );
		exit;
	}
}
