<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Breadcrumbs\Breadcrumb;
use Atoll\Site\Breadcrumbs\BreadcrumbTrail;
use Atoll\Site\Head\PageSummaries;

/** Links to the parent pages of the page being viewed. The page itself is left out: its heading follows. */
final class BreadcrumbsBlock implements NewsBlock {

	public function __construct( private PageSummaries $summaries, private BreadcrumbTrail $trail ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$above = array_slice( $this->trail->to( $this->summaries->current() ), 0, -1 );
		$items = array_map(
			static fn( Breadcrumb $crumb ): string => sprintf(
				'<li><a href="%s">%s</a></li>',
				esc_url( $crumb->url ),
				esc_html( $crumb->title )
			),
			$above
		);
		return $items
			? sprintf( '<nav class="atoll-crumbs" aria-label="%s"><ol class="atoll-crumbs__list">%s</ol></nav>', esc_attr__( 'Breadcrumbs', 'atoll' ), implode( '', $items ) )
			: '';
	}
}
