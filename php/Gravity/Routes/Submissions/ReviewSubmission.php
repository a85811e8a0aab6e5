<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Submissions;

use Atoll\Forms\Page\ReviewReply;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Gravity\Submission\SubmissionInput;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST gf/v2/forms/{form_id}/submissions/review: the answers as people review them before they submit the form. Atoll's
 * own route, alongside Gravity Forms' route for validation.
 */
final class ReviewSubmission implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/submissions-review';

	public function __construct(
		private SubmissionPipeline $pipeline,
		private SubmissionInput $input,
		private ReviewReply $reply
	) {}

	public function allows( Visitor $visitor ): bool {
		return true;
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$submitted = $this->pipeline->read( new SubmissionContext( $this->input->read( $input, $visitor ) ) );
		return $this->reply->create( $submitted );
	}
}
