<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Finds out what is being shown, once per page. */
final class Subjects {

	private ?Subject $current = null;

	public function __construct( private Addresses $addresses, private Descriptions $descriptions ) {}

	/** Only once WordPress has asked its main question: from the action `wp` on. */
	public function current(): Subject {
		return $this->current ??= $this->make( $this->kind() );
	}

	/** Another page is shown now; for tests, which show many in one request. */
	public function forget(): void {
		$this->current = null;
	}

	private function make( Kind $kind ): Subject {
		$post = $this->post( $kind );
		return new Subject(
			$kind,
			$this->title( $kind, $post ),
			$this->descriptions->of( $kind, $post ),
			$this->addresses->of( $kind, $post ),
			$post
		);
	}

	private function kind(): Kind {
		return match ( true ) {
			is_404()           => Kind::Missing,
			is_search()        => Kind::Search,
			is_front_page()    => Kind::Front,
			is_home()          => Kind::News,
			is_singular( 'post' ) => Kind::Article,
			is_singular()      => Kind::Page,
			default            => Kind::Archive,
		};
	}

	private function post( Kind $kind ): ?\WP_Post {
		$shown = in_array( $kind, array( Kind::Front, Kind::Page, Kind::Article, Kind::News ), true ) ? get_queried_object() : null;
		return $shown instanceof \WP_Post ? $shown : null;
	}

	private function title( Kind $kind, ?\WP_Post $post ): string {
		return PlainText::of(
			match ( $kind ) {
				Kind::Front   => get_bloginfo( 'name' ),
				Kind::Missing => __( 'Page not found', 'atoll' ),
				Kind::Search  => __( 'Search', 'atoll' ),
				Kind::Archive => $this->archiveTitle(),
				default       => $post ? get_the_title( $post ) : get_bloginfo( 'name' ),
			}
		);
	}

	private function archiveTitle(): string {
		$shown = get_queried_object();
		return $shown instanceof \WP_Term ? $shown->name : get_the_archive_title();
	}
}
