<?php

declare( strict_types=1 );

namespace Atoll\Site\Context\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\PageNotFound;
use Atoll\Platform\Http\PostFinder;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Site\Context\PageContext;
use Atoll\Site\Page\PageMeta;

/**
 * GET s1t2/v1/context?page=12 or ?url=/about/: the page context (spec 3). Without either argument, it is that of
 * requests without a page. For a page that the visitor may not see, the response is the same as for a missing one.
 */
final class ShowContext implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/context';

	private const FOR_EVERYBODY = 'public, max-age=60, stale-while-revalidate=600';
	private const FOR_ONE       = 'private, no-store';

	public function __construct(
		private PageContext $context,
		private PageMeta $pages,
		private SiteUrl $urls,
		private PostFinder $posts
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // The page itself says the same.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply(
			$this->context->read( $this->page( $input, $visitor ) ),
			200,
			array(
				'Cache-Control' => $visitor->isLoggedIn() ? self::FOR_ONE : self::FOR_EVERYBODY,
				'Vary'          => 'Cookie',
			)
		);
	}

	/** @throws PageNotFound */
	private function page( Input $input, Visitor $visitor ): int {
		$asked = $input->text( 'url' );
		$url   = $this->urls->absolute( $asked );
		$page  = '' === $asked ? $input->int( 'page' ) : $this->posts->at( $url );
		if ( 0 === $page && ( '' === $asked || $this->isHome( $url ) ) ) {
			return 0;
		}
		return $this->mayBeSeen( $page, $visitor ) ? $page : throw new PageNotFound();
	}

	/** Whether the URL is that of the home page, which is not a page if it lists the articles. */
	private function isHome( string $url ): bool {
		return '' !== $url && $this->posts->haveSamePath( $url, home_url( '/' ) );
	}

	private function mayBeSeen( int $page, Visitor $visitor ): bool {
		$type = $page > 0 ? get_post_type( $page ) : false;
		if ( false === $type || ! is_post_type_viewable( $type ) ) {
			return false;
		}
		return $visitor->isLoggedIn()
			? user_can( $visitor->userId(), 'read_post', $page )
			: 'publish' === get_post_status( $page ) && ! $this->pages->read( $page )->isPrivate;
	}
}
