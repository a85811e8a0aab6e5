<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;

/** Links to the other pages of a list; empty if there is only one page. */
final class PagingLinks {

	/**
	 * @param string $url    URL of the page that shows the list.
	 * @param string $anchor Id of the list's heading.
	 */
	public function render( Paging $paging, string $url, string $anchor ): string {
		if ( $paging->pages() < 2 ) {
			return '';
		}
		/* translators: 1: number of a page, 2: how many there are. */
		$position = sprintf( __( 'Page %1$d of %2$d', 'atoll' ), $paging->page, $paging->pages() );
		$link     = static fn( int $page, string $label, string $rel ): string => $page < 1 || $page > $paging->pages()
			? ''
			: Html::element(
				'a',
				array(
					'class' => 'atoll-button atoll-button--text',
					'href' => add_query_arg( $paging->argument, (string) $page, $url ) . "#{$anchor}",
					'rel' => $rel,
				),
				Html::text( $label )
			);
		return Html::element(
			'nav',
			array( 'class' => 'atoll-portal__pages', 'aria-label' => __( 'Pages of this list', 'atoll' ) ),
			$link( $paging->page - 1, __( 'Newer', 'atoll' ), 'prev' )
				. Html::element( 'span', array(), Html::text( $position ) )
				. $link( $paging->page + 1, __( 'Older', 'atoll' ), 'next' )
		);
	}
}
