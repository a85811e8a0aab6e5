<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Submissions;

use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Gravity\Submission\PageTurn;
use Atoll\Gravity\Submission\RequestedPages;
use Atoll\Gravity\Submission\SubmissionInput;
use Atoll\Gravity\Submission\SubmissionReply;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST gf/v2/forms/{form_id}/submissions/validation: validates the answers, with `target_page` only those of one page,
 * and stores nothing.
 */
final class ValidateSubmission implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/submissions-validation';

	public function __construct(
		private SubmissionPipeline $pipeline,
		private SubmissionInput $input,
		private SubmissionReply $reply,
		private PageTurn $pageTurn
	) {}

	public function allows( Visitor $visitor ): bool {
		return true;
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$context = new SubmissionContext( $this->input->read( $input, $visitor ) );
		$pages   = RequestedPages::of( $input );
		$target  = $this->pageTurn->target( $context, $pages );
		return $this->reply->validation(
			0 === $target ? $this->pipeline->validate( $context ) : $this->pageTurn->validate( $context, $pages ),
			$pages,
			$target
		);
	}
}
