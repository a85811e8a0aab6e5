<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Submissions;

use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Forms\Submission\StoredEntry;
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
 * POST gf/v2/forms/{form_id}/submissions: answers 200 with the confirmation, or 400 with a message for each invalid
 * field. With `gform_save` nothing is validated, and 200 has the token of a draft. With `?_validate_only=1` see
 * {@see ValidateSubmission}. With `target_page` one page is validated, and only the last page stores the entry.
 */
final class CreateSubmission implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/submissions';

	/**
	 * @param \Closure(): ValidateSubmission $validation Made on demand, since most requests submit the whole form.
	 * @param \Closure(): PageTurn           $pageTurn   Made on demand too.
	 */
	public function __construct(
		private SubmissionPipeline $pipeline,
		private SubmissionInput $input,
		private SubmissionReply $reply,
		private \Closure $validation,
		private \Closure $pageTurn
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Anybody may submit a form; closed ones are not found.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		// PHP's truthiness, as in Gravity Forms: "false" counts as true.
		if ( (bool) $input->text( '_validate_only' ) ) {
			return ( $this->validation )()->respond( $input, $visitor );
		}
		$context = new SubmissionContext( $this->input->read( $input, $visitor ) );
		$pages   = RequestedPages::of( $input );
		return match ( true ) {
			DraftRequest::isSave( $context->submission ) => $this->reply->saved( $this->pipeline->save( $context ) ),
			$pages->isSubmission() => $this->submit( $context, $pages ),
			default => $this->turn( $context, $pages ),
		};
	}

	private function submit( SubmissionContext $context, RequestedPages $pages ): Reply {
		$outcome = $this->pipeline->submit( $context );
		return $outcome instanceof StoredEntry
			? $this->reply->stored( $outcome, $pages, $context->submission->visitor )
			: $this->reply->validation( $outcome, $pages );
	}

	private function turn( SubmissionContext $context, RequestedPages $pages ): Reply {
		$pageTurn = ( $this->pageTurn )();
		$target   = $pageTurn->target( $context, $pages );
		if ( 0 === $target ) {
			return $this->submit( $context, $pages );
		}
		// Going back is allowed even if the page has invalid answers.
		$validated = $target < $pages->source ? null : $pageTurn->validate( $context, $pages );
		return false === $validated?->isValid()
			? $this->reply->validation( $validated, $pages )
			: $this->reply->turned( $pages, $target );
	}
}
