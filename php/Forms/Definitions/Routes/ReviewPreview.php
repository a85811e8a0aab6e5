<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Forms\Page\ReviewReply;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST s1t2/v1/forms/{id}/preview/review: returns the review page of a form in the preview. */
final class ReviewPreview implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/forms-preview-review';

	public function __construct( private PreviewAnswers $answers, private ReviewReply $reply ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$submitted = $this->answers->read( $input, $visitor );
		return $this->reply->create( $submitted );
	}
}
