<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\PageNotFound;
use Atoll\Platform\Health\SiteHealthTests;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/health/{check}: a slow health check, which the Site Health screen requests after it has loaded. */
final class GetHealthCheck implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/health-check';

	public function __construct( private SiteHealthTests $tests ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( GetHealth::DETAILS_CAPABILITY );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply( $this->tests->line( $input->text( 'check' ) ) ?? throw new PageNotFound() );
	}
}
