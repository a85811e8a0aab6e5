<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Summarises the current page, once per page. */
final class PageSummaries {

	private ?PageSummary $summary = null;

	public function __construct( private CanonicalUrls $canonicalUrls, private MetaDescriptions $descriptions ) {}

	/** Returns the summary. Call it only after the main query: from the action `wp` on. */
	public function current(): PageSummary {
		return $this->summary ??= $this->make( $this->kind() );
	}

	/** Resets the summary, for tests that show many pages in one request. */
	public function forget(): void {
		$this->summary = null;
	}

	private function make( PageKind $kind ): PageSummary {
		$post = $this->post( $kind );
		return new PageSummary(
			$kind,
			$this->title( $kind, $post ),
			$this->descriptions->text( $kind, $post ),
			$this->canonicalUrls->url( $kind, $post ),
			$post
		);
	}

	private function kind(): PageKind {
		return match ( true ) {
			is_404()           => PageKind::Missing,
			is_search()        => PageKind::Search,
			is_front_page()    => PageKind::Front,
			is_home()          => PageKind::News,
			is_singular( 'post' ) => PageKind::Article,
			is_singular()      => PageKind::Page,
			default            => PageKind::Archive,
		};
	}

	private function post( PageKind $kind ): ?\WP_Post {
		$queried = in_array( $kind, array( PageKind::Front, PageKind::Page, PageKind::Article, PageKind::News ), true )
			? get_queried_object()
			: null;
		return $queried instanceof \WP_Post ? $queried : null;
	}

	private function title( PageKind $kind, ?\WP_Post $post ): string {
		return MetaText::fromHtml(
			match ( $kind ) {
				PageKind::Front   => get_bloginfo( 'name' ),
				PageKind::Missing => __( 'Page not found', 'atoll' ),
				PageKind::Search  => __( 'Search', 'atoll' ),
				PageKind::Archive => $this->archiveTitle(),
				default       => $post ? get_the_title( $post ) : get_bloginfo( 'name' ),
			}
		);
	}

	private function archiveTitle(): string {
		$queried = get_queried_object();
		return $queried instanceof \WP_Term ? $queried->name : get_the_archive_title();
	}
}
