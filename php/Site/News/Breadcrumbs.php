<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\Data;
use Atoll\Site\Head\Subjects;
use Atoll\Site\Trail\Crumb;
use Atoll\Site\Trail\Trail;

/** Links to what lies above the page that is shown. The page itself is left out: its heading follows. */
final class Breadcrumbs implements Block {

	public function __construct( private Subjects $subjects, private Trail $trail ) {}

	public function html( Data $attributes, int $post ): string {
		$above = array_slice( $this->trail->to( $this->subjects->current() ), 0, -1 );
		$items = array_map(
			static fn( Crumb $crumb ): string => sprintf( '<li><a href="%s">%s</a></li>', esc_url( $crumb->url ), esc_html( $crumb->title ) ),
			$above
		);
		return $items
			? sprintf( '<nav class="atoll-crumbs" aria-label="%s"><ol class="atoll-crumbs__list">%s</ol></nav>', esc_attr__( 'Breadcrumbs', 'atoll' ), implode( '', $items ) )
			: '';
	}
}
