<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Routes;

use Atoll\Forms\Drafts\DraftReader;
use Atoll\Forms\Drafts\DraftTokenLimit;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/drafts/load: returns a draft's answers to anybody with its token (spec 7).
 * The response is the same for unknown and expired tokens and those of another form: 404 draft_not_found.
 */
final class LoadDraft implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/drafts-load';

	public function __construct( private DraftReader $drafts, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return true; // The token is the permission.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		DraftTokenLimit::count( $this->limit, $visitor );
		$draft = $this->drafts->open( (int) $input->field( 'id' ), $input->field( 'token' ) );
		return new Reply( array( 'submission' => $draft->json() ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
