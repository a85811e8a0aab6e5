<?php

declare( strict_types=1 );

namespace Atoll\Site\Breadcrumbs;

use Atoll\Site\Head\MetaText;
use Atoll\Site\Head\PageKind;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Page\PageMeta;

/** The breadcrumbs from the home page to the current page, for people and for search engines. */
final class BreadcrumbTrail {

	public function __construct( private PageMeta $pages ) {}

	/** @return list<Breadcrumb> The last one is the page itself; empty for the home page and for missing pages. */
	public function to( PageSummary $summary ): array {
		if ( in_array( $summary->kind, array( PageKind::Front, PageKind::Missing ), true ) ) {
			return array();
		}
		return array(
			new Breadcrumb( __( 'Home', 'atoll' ), home_url( '/' ) ),
			...$this->ancestors( $summary ),
			new Breadcrumb( $summary->title, $summary->url ),
		);
	}

	/** @return list<Breadcrumb> */
	private function ancestors( PageSummary $summary ): array {
		return match ( $summary->kind ) {
			PageKind::Page, PageKind::News => $summary->post ? $this->parentPages( $summary->post ) : array(),
			PageKind::Article          => array( ...$this->news(), ...$this->category( $summary ) ),
			PageKind::Archive          => $this->news(),
			default                => array(),
		};
	}

	/** @return list<Breadcrumb> The page's ancestors, topmost first. */
	private function parentPages( \WP_Post $page ): array {
		$visible = array_filter( get_post_ancestors( $page ), $this->isVisible( ... ) );
		return array_map( $this->crumb( ... ), array_reverse( array_values( $visible ) ) );
	}

	/**
	 * Whether visitors see a breadcrumb of the page: not of unpublished pages, or of private ones above a login page.
	 */
	private function isVisible( int $page ): bool {
		return is_post_publicly_viewable( $page )
			? is_user_logged_in() || ! $this->pages->read( $page )->isPrivate
			: current_user_can( 'read_post', $page );
	}

	/** @return list<Breadcrumb> The posts page and its ancestors; empty if the home page lists the articles. */
	private function news(): array {
		$page = get_post( $this->option( 'page_for_posts' ) );
		return $page instanceof \WP_Post && $this->option( 'page_for_posts' ) > 0
			? array( ...$this->parentPages( $page ), $this->crumb( $page->ID ) )
			: array();
	}

	/** @return list<Breadcrumb> */
	private function category( PageSummary $summary ): array {
		$category = $summary->post ? ( get_the_category( $summary->post->ID )[0] ?? null ) : null;
		$link     = $category ? get_category_link( $category ) : '';
		return $category && '' !== $link
			? array( new Breadcrumb( MetaText::fromHtml( $category->name ), $link ) )
			: array();
	}

	private function crumb( int $page ): Breadcrumb {
		return new Breadcrumb( MetaText::fromHtml( get_the_title( $page ) ), (string) get_permalink( $page ) );
	}

	private function option( string $name ): int {
		$value = get_option( $name );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
