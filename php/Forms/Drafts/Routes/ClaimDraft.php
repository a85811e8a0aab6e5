<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Routes;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/drafts/claim: a form that was saved by a visitor becomes theirs who are logged in and hold its token.
 * Unknown, ended and somebody else's are one answer: 404 draft_not_found.
 */
final class ClaimDraft implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'drafts-claim';

	/** Per IP address; counted together with the loading of drafts, since both could be used to guess. */
	private const MAX_PER_MINUTE = 30;

	public function __construct( private OwnDrafts $drafts, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->isLoggedIn();
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'drafts', $visitor, self::MAX_PER_MINUTE );
		$draft = $this->drafts->claim( (int) $input->field( 'id' ), $input->field( 'token' ), $visitor );
		return new Reply( array( 'draft' => $draft ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
