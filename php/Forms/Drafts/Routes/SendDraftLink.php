<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Routes;

use Atoll\Forms\Drafts\Resuming\ResumeLinkMail;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST s1t2/v1/drafts/link: emails the link to a draft. The text in `success` says that it was sent (spec 7). */
final class SendDraftLink implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/drafts-link';

	public function __construct( private ResumeLinkMail $mail ) {}

	public function allows( Visitor $visitor ): bool {
		return true; // The token in the link is the permission.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$this->mail->send( $input->field( 'email' ), $input->field( 'resume_url' ), $visitor );
		return new Reply( 'success' );
	}
}
