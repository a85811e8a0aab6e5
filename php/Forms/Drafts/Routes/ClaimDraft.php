<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Routes;

use Atoll\Forms\Drafts\DraftTokenLimit;
use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/drafts/claim: assigns a draft that was saved without a login to the logged-in user who has its token.
 * The response is the same for unknown, expired and other users' drafts: 404 draft_not_found.
 */
final class ClaimDraft implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/drafts-claim';

	public function __construct( private OwnDrafts $drafts, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->isLoggedIn();
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		DraftTokenLimit::count( $this->limit, $visitor );
		$draft = $this->drafts->claim( (int) $input->field( 'id' ), $input->field( 'token' ), $visitor );
		return new Reply( array( 'draft' => $draft ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
